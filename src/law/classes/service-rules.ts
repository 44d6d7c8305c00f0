import { FIRST_SERVICE } from './nice-classes';

/**
 * A service done to any goods. By the General Remarks of the Classification, services are classed by their branch of activity,
 * rental with the services that are given by means of the rented things, and advice with its subject. Which classes those are was
 * taken from the entries of classes 35 to 45.
 */
export interface ServiceRule {
  /** The words for it, between commas. */
  words: string;
  /** Its classes, by those of what it is done to (none if it stands alone) and their names. Empty: no service can be told. */
  classes: (on: readonly number[], names: string) => readonly number[];
  /** Whether the goods are filed too: never, perhaps, or as a rule. */
  goods: 'dropped' | 'considered' | 'kept';
  /** Whether it is this service whatever it is done to, known or not. */
  isOnAnything?: true;
}

const SOFTWARE = 42;

/** The classes of goods, by the class in which they are rented out. */
const RENTED: readonly (readonly [number, readonly number[]])[] = [
  [37, [6, 7]],
  [39, [12]],
  [40, [11]],
  [41, [9, 15, 16, 28]],
  [43, [19, 20, 21, 22, 24, 27]],
  [44, [8, 10, 31]],
  [45, [14, 25]],
];

/** Goods that are rented out in another class than the rest of their class. */
const RENTED_ELSEWHERE: readonly (readonly [RegExp, number])[] = [
  [/computer|laptop|server/, 42],
  [/\b(?:smart)?phone|mobile|router/, 38],
  [/generator|genset/, 40],
  [/light|lamp|stove|oven|cook|chulha/, 43],
  [/fridge|freezer/, 39],
];

/** What is served in bars and lounges, and serving it. */
const DRINK_OR_SMOKE = new Set([32, 33, 34, 43]);

const isFood = (number: number) => number >= 29 && number <= 33;
const isService = (number: number) => number >= FIRST_SERVICE;

function rented(on: readonly number[], names: string): readonly number[] {
  const elsewhere = RENTED_ELSEWHERE.find(([goods]) => goods.test(names));
  if (elsewhere) return [elsewhere[1]];
  const services = on.filter(isService);
  if (services.length > 0) return services;
  const [service] = RENTED.find(([, goods]) => goods.some((number) => on.includes(number))) ?? [];
  return service === undefined ? [] : [service];
}

export const SERVICE_RULES: readonly ServiceRule[] = [
  {
    words: `repair, repairing, restoration, renovation, refurbishing, retreading, maintenance, servicing, service centre, amc,
      installation, modification, cleaning, cleaning services, washing, dhulai, sweeping, polishing, marammat`,
    classes: (on) => (on.includes(SOFTWARE) ? [SOFTWARE] : [37]),
    goods: 'dropped',
  },
  {
    words: 'training, course, class, coaching, tuition, tution, lesson, workshop, sikhana',
    classes: () => [41],
    goods: 'dropped',
    isOnAnything: true,
  },
  { words: 'design, designing, designer', classes: () => [42], goods: 'dropped' },
  {
    words:
      'transport, transportation, transporting, delivery, courier, shipping, storage, warehousing',
    classes: () => [39],
    goods: 'dropped',
  },
  {
    words: 'rental, rent, on rent, hire, on hire, kiraya, kiraye, kiraye par, leasing',
    classes: rented,
    goods: 'dropped',
  },
  {
    // Of machines and devices it is repair; of anything else the word says nothing.
    words: 'service',
    classes: (on) =>
      on.length > 0 && on.every((number) => number >= 7 && number <= 12) ? [37] : [],
    goods: 'dropped',
  },
  {
    words: 'stall, corner, counter, point, tapri, thela, rehdi, joint',
    classes: (on) => (on.some((n) => isFood(n) || n === 43) ? [43] : on.length > 0 ? [35] : []),
    goods: 'considered',
  },
  {
    // A bar of soap is goods.
    words: 'bar, lounge',
    classes: (on) => (on.every((n) => DRINK_OR_SMOKE.has(n)) ? [43] : []),
    goods: 'considered',
  },
  {
    words: 'mill, milling, processing, pisai',
    classes: () => [40],
    goods: 'kept',
  },
  {
    // Advice is classed with its subject.
    words: 'consultancy, consultant, consulting, advisory, advisor',
    classes: (on) => (on.length > 0 && on.every(isService) ? on : [35]),
    goods: 'dropped',
  },
  {
    words: `shop, dukan, dukaan, store, mart, mall, showroom, retail, retailer, reseller, reselling, wholesale, wholesaler, thok,
      thok vyapar, distributor, distribution, dealer, dealership, trader, trading, trading company, stockist, import export, export,
      exporter, importer, import, merchant, franchise, franchise business, vending, departmental store`,
    // A shop that does a service is that service.
    classes: (on) => (on.length > 0 && on.every(isService) ? on : [35]),
    goods: 'considered',
    isOnAnything: true,
  },
];
