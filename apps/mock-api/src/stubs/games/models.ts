import { modelById, modelOfGame } from '@magpie/domain/studio';

/** Where the game server finds its models; a test of rounds puts one of its own here. */
export const models = { byId: modelById, ofGame: modelOfGame };
