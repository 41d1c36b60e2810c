/**
 * Imported before Pyodide, which finds out by a call of `importScripts` whether it is in a worker of the old kind. In one
 * of modules that call always fails; the policy of the page would report it as a breach all the same.
 */
Reflect.set(self, "importScripts", undefined);
