/** The few parts of Node that these tests use; the types of all of it would also be those of the page. */

declare module "node:test" {
  type Body = () => void | Promise<void>;
  export function test(name: string, body: Body): Promise<void>;
  export function describe(name: string, body: Body): Promise<void>;
  export function beforeEach(body: Body): void;
  export function afterEach(body: Body): void;
  export const mock: {
    method(owner: object, name: string, body: () => unknown): void;
    restoreAll(): void;
    timers: { enable(which: { apis: string[] }): void; tick(ms: number): void; reset(): void };
  };
}

declare module "node:assert/strict" {
  type Wrong = RegExp | ((error: any) => boolean) | Record<string, unknown>;
  export function ok(value: unknown, message?: string): asserts value;
  export function equal(actual: unknown, expected: unknown, message?: string): void;
  export function notEqual(actual: unknown, expected: unknown, message?: string): void;
  export function deepEqual(actual: unknown, expected: unknown, message?: string): void;
  export function notDeepEqual(actual: unknown, expected: unknown, message?: string): void;
  export function match(actual: string, expected: RegExp, message?: string): void;
  export function doesNotMatch(actual: string, expected: RegExp, message?: string): void;
  export function throws(body: () => unknown, wrong?: Wrong, message?: string): void;
  export function rejects(body: Promise<unknown>, wrong?: Wrong, message?: string): Promise<void>;
}

declare module "node:fs" {
  export function readFileSync(file: URL | string, encoding: "utf8"): string;
  export function readdirSync(folder: URL | string, how?: { recursive: true }): string[];
  export function existsSync(file: URL | string): boolean;
}

declare module "node:fs/promises" {
  export function readFile(file: URL | string, encoding: "utf8"): Promise<string>;
}

declare module "node:path" {
  const path: { join(...parts: string[]): string };
  export default path;
}

declare module "node:url" {
  export function fileURLToPath(url: URL | string): string;
  export function pathToFileURL(path: string): URL;
}

declare module "node:module" {
  export function register(specifier: string, parent: string): void;
}

declare const process: {
  exitCode: number | undefined;
  env: Record<string, string | undefined>;
};
declare function setImmediate(callback: (nothing: void) => void): void;
