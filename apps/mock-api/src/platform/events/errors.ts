/** A subscriber fell too far behind the events meant for it, and its stream was ended. */
export class SubscriberTooSlow extends Error {
  constructor() {
    super('The subscriber fell too far behind.');
  }
}
