import { store } from '@/lib/store';

/** A text for the next page that must not be in the address. A reload clears it. */
export const textForNextPage = store('');
