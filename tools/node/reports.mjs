/**
 * Errors in a readable form. Node would quote the line it failed in, and Pyodide's script is one line of a
 * million characters; esbuild has already said what is wrong and where.
 */
process.on("uncaughtException", (error) => {
  if (!("errors" in error)) process.stderr.write(`${error.stack ?? error}\n`);
  process.exitCode = 1;
  // Not at once: what was written must get through the pipe first.
  setTimeout(() => process.exit(1), 50);
});
