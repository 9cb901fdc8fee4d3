/** Merge patches (RFC 7396): neither argument is changed; the answer may share parts with both. */

type Document = Record<string, unknown>;

function isObject(value: unknown): value is Document {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function patched<T>(document: T, patch: unknown): T {
  if (!isObject(patch)) return patch as T;
  const result: Document = isObject(document) ? { ...document } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = patched(result[key], value);
  }
  return result as T;
}
