import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setWebFonts } from '@/lib/web-fonts';

/** A font whose file the test lets arrive or fail; jsdom has no fonts. */
class StandInFace {
  static readonly made: StandInFace[] = [];
  arrive = () => {};
  fail = () => {};
  private readonly loaded = new Promise<StandInFace>((resolve, reject) => {
    this.arrive = () => resolve(this);
    this.fail = () => reject(new Error('offline'));
  });
  constructor(
    readonly family: string,
    readonly source: string,
    readonly descriptors: FontFaceDescriptors,
  ) {
    StandInFace.made.push(this);
  }
  load() {
    return this.loaded;
  }
}

const set = vi.fn<(face: StandInFace) => void>();

const face = (family: string) => {
  const found = StandInFace.made.find((made) => made.family === family);
  if (!found) throw new Error(`${family} was not asked for`);
  return found;
};

beforeEach(() => {
  vi.stubGlobal('FontFace', StandInFace);
  Object.defineProperty(document, 'fonts', { value: { add: set }, configurable: true });
  document.head.innerHTML = `<style data-web-fonts>
    @font-face { font-family: Eczar; src: url(/eczar.woff2); font-weight: 600 800; ascent-override: 95%; }
    @font-face { font-family: 'Anek Latin'; src: url(/anek.woff2); }
  </style>`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
  StandInFace.made.length = 0;
  set.mockReset();
  document.head.innerHTML = '';
});

test('the fonts are asked for once the next frame has been painted, by the words of their rules', async () => {
  void setWebFonts();
  expect(StandInFace.made).toEqual([]);
  await vi.waitFor(() => expect(StandInFace.made).toHaveLength(2));
  expect(face('Anek Latin').descriptors).toMatchObject({
    weight: 'normal',
    lineGapOverride: 'normal',
  });
});

test('they are set when the last has come, each in a frame of its own', async () => {
  let frame = 0;
  let next = requestAnimationFrame(function count() {
    frame++;
    next = requestAnimationFrame(count);
  });
  const done = setWebFonts();
  await vi.waitFor(() => expect(StandInFace.made).toHaveLength(2));
  face('Eczar').arrive();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(set).not.toHaveBeenCalled();
  const frames: number[] = [];
  set.mockImplementation(() => frames.push(frame));
  face('Anek Latin').arrive();
  await done;
  expect(set.mock.calls.map(([added]) => added.family)).toEqual(['Eczar', 'Anek Latin']);
  expect(new Set(frames).size).toBe(2);
  cancelAnimationFrame(next);
});

test('one that fails does not keep the other from being set', async () => {
  const done = setWebFonts();
  await vi.waitFor(() => expect(StandInFace.made).toHaveLength(2));
  face('Eczar').fail();
  face('Anek Latin').arrive();
  await done;
  expect(set.mock.calls.map(([added]) => added.family)).toEqual(['Anek Latin']);
});

test('where the fonts are declared as usual there is nothing to do', async () => {
  document.head.innerHTML = '';
  await setWebFonts();
  expect(StandInFace.made).toEqual([]);
});
