import type { GameCategoryCode } from '#platform/store/contract-types.ts';

export interface WordList {
  readonly firsts: readonly string[];
  readonly lasts: readonly string[];
}

const words = (text: string): readonly string[] => text.trim().split(/\s*,\s*/);

const animals = words(`
  Dingo, Brumby, Cockatoo, Galah, Emu, Koala, Platypus, Wombat, Quokka, Kookaburra, Lorikeet, Fox, Wolf, Lion, Tiger,
  Panther, Bear, Eagle, Falcon, Owl, Magpie, Phoenix, Frog, Crocodile, Taipan, Scarab, Dragonfly, Flamingo, Pelican,
  Kiwi, Penguin, Rabbit, Ram, Mustang, Bison, Kelpie, Echidna, Raven, Heron, Kestrel`);

const things = words(`
  Opal, Diamond, Emerald, Sapphire, Ruby, Gold, Nugget, Sixpence, Coin, Crown, Clover, Horseshoe, Seven, Bell, Cherry,
  Lemon, Melon, Mango, Pineapple, Grape, Chilli, Honey, Wattle, Banksia, Waratah, Rose, Sunflower, Moon, Star, Comet,
  Rocket, Thunder, Volcano, Snow, Lighthouse, Anchor, Pearl, Trident, Pyramid, Lantern, Mask, Skull, Book, Compass,
  Dynamite, Anvil, Minecart, Balloon, Biplane, Tram, Windmill, Barn, Popcorn, Candy, Pie, Espresso, Mushroom, Cactus`);

const animalLasts = words(`
  Moon, Run, Gold, Creek, Fortune, Ridge, Nights, Kingdom, Spirit, Rush, Crossing, Treasure, Legend, Dawn, Valley,
  Riches, Hold, Country`);

const thingLasts = words(`
  Fever, Rush, Fortune, Bonanza, Express, Parlour, Station, Lane, Nights, Deluxe, Riches, Club, Palace, Quarter, Wilds,
  Reels, Trail, Factory, Avenue, Harvest, Vault, Carnival`);

const cross = (firsts: readonly string[], lasts: readonly string[]): readonly string[] =>
  lasts.flatMap((last) => firsts.filter((first) => first !== last).map((first) => `${first} ${last}`));

const descriptions = words(
  `Wild, Golden, Lucky, Midnight, Royal, Outback, Electric, Velvet, Copper, Southern, Grand`,
);

export const namesOf: Readonly<Record<GameCategoryCode, readonly string[]>> = {
  SLOTS: [
    ...cross(animals, animalLasts),
    ...cross(things, thingLasts),
    ...cross(descriptions, animals),
    ...cross(descriptions, things),
    ...animals.map((animal) => `Book of the ${animal}`),
    ...things.map((thing) => `${thing} & Crown`).filter((name) => name !== 'Crown & Crown'),
  ],
  FISH: cross(
    words(
      `Reef, Kraken, Marlin, Coral, Shark, Manta, Turtle, Lagoon, Trench, Harpoon, Abyss, Barracuda, Tuna, Crab`,
    ),
    words(`Hunter, Raiders, Deep, Bay, Bounty, Rush, Empire, Tide, Quest, Bombardier`),
  ),
  LIVE: cross(
    words(
      `Velvet, Harbour, Speed, Royal, Salon, Emerald, Lightning, Grand, Southern, Opera, Penthouse, Lounge, VIP`,
    ),
    words(
      `Baccarat, Roulette, Blackjack, Sic Bo, Dragon Tiger, Holdem, Craps, Game Wheel, Andar Bahar, Two-Up, Wheel of Six`,
    ),
  ),
  TABLE: cross(
    words(
      `Classic, European, French, Single Deck, Double, Perfect Pairs, Red, Premier, Vegas, Atlantic, Multihand`,
    ),
    words(
      `Roulette, Blackjack, Baccarat, Poker, Pontoon, Casino War, Pai Gow, Red Dog, Caribbean Stud, Hi-Lo, Oasis`,
    ),
  ),
  LOTTERY: cross(
    words(`Keno, Bingo, Lucky, Saturday, Power, Golden, Coastal, Scratch, Penny, Outback, Harbour`),
    words(`Mines, Pick Six, Draw, Crash, Jackpot Draw, 80, Card, Lotto, Match Three, Ninety`),
  ),
  SPORTSBOOK: [],
};
