import { vi } from 'vitest';

/**
 * jsdom can't leave a page, and its `location` can't be changed: this puts one in its place that notes where it was
 * told to go. `vi.unstubAllGlobals` takes it away again.
 */
export function stubLocation() {
  const leave = { assign: vi.fn<(url: string | URL) => void>(), reload: vi.fn<() => void>() };
  const real = window.location;
  const standIn = new Proxy({} as Location, {
    get: (_, key) => Reflect.get(leave, key) ?? Reflect.get(real, key),
  });
  vi.stubGlobal('location', standIn);
  return leave;
}
