import { FIRST_SERVICE } from './nice-classes';

/**
 * A service done to any goods. The General Remarks of the Classification say: a service is in the class of its branch of activity.
 * Rental is in the class of the service that uses the rented things. Advice is in the class of its subject. The class numbers come
 * from the entries of classes 35 to 45.
 */
export interface ServiceRule {
  /** Words for the service, separated by commas. */
  words: string;
  /**
   * Finds the service's classes from the goods: their classes (`on`) and names. Without goods, `on` is empty. The result is empty
   * if the classes of the service are unknown.
   */
  classes: (on: readonly number[], names: string) => readonly number[];
  /** Whether the goods need a class too: never, perhaps, or usually. */
  goods: 'dropped' | 'considered' | 'kept';
  /** The rule holds even if the goods are unknown. */
  isOnAnything?: true;
}

const SOFTWARE = 42;

/** Pairs: the class of the rental service, and the classes of the goods rented out. */
const RENTED: readonly (readonly [number, readonly number[]])[] = [
  [37, [6, 7]],
  [39, [12]],
  [40, [11]],
  [41, [9, 15, 16, 28]],
  [43, [19, 20, 21, 22, 24, 27]],
  [44, [8, 10, 31]],
  [45, [14, 25]],
];

/** Exceptions: goods whose rental is in another class. */
const RENTED_ELSEWHERE: readonly (readonly [RegExp, number])[] = [
  [/computer|laptop|server/, 42],
  [/\b(?:smart)?phone|mobile|router/, 38],
  [/generator|genset/, 40],
  [/light|lamp|stove|oven|cook|chulha/, 43],
  [/fridge|freezer/, 39],
];

/** The classes of drinks and tobacco, and of the service of food and drink. */
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
    // For machines and devices, "service" is repair; for anything else it has no meaning.
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
    // A bar of soap is not meant.
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
    // Advice is in the class of its subject.
    words: 'consultancy, consultant, consulting, advisory, advisor',
    classes: (on) => (on.length > 0 && on.every(isService) ? on : [35]),
    goods: 'dropped',
  },
  {
    words: `shop, dukan, dukaan, store, mart, mall, showroom, retail, retailer, reseller, reselling, wholesale, wholesaler, thok,
      thok vyapar, distributor, distribution, dealer, dealership, trader, trading, trading company, stockist, import export, export,
      exporter, importer, import, merchant, franchise, franchise business, vending, departmental store`,
    // A shop for a service is in the class of that service.
    classes: (on) => (on.length > 0 && on.every(isService) ? on : [35]),
    goods: 'considered',
    isOnAnything: true,
  },
];
