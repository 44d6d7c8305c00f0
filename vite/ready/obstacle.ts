/** Something that must be settled before the site goes live, and how. */
export interface Obstacle {
  what: string;
  cure: string;
}
