/** What the platform tells about a world. */
export interface World {
  id: string;
  seed: number;
  now: string;
  frozen: boolean;
  durable: boolean;
  maintenance: boolean;
  dateTimeCreated: string;
  snapshots: { name: string; now: string; dateTimeCreated: string }[];
}
