/** What stands in the way of going live, and what to do about it. */
export interface Obstacle {
  what: string;
  cure: string;
}
