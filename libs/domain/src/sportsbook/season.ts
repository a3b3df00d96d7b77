import type { Sport } from './sports.ts';

/** Teams that play each other at home and away in each season, one season after the other. */
export interface League {
  readonly id: string;
  readonly sport: Sport;
  readonly name: string;
  /** An even number of them. */
  readonly teams: readonly string[];
  /** How far its matches are moved within their slots, so that leagues do not all begin at once. */
  readonly offsetMs: number;
}

const minute = 60_000;

export const leagues: readonly League[] = [
  {
    id: 'soc',
    sport: 'SOCCER',
    name: 'Harbour League',
    teams: [
      'Ballarat Lanterns',
      'Broome Pilots',
      'Cairns Breakers',
      'Dubbo Drovers',
      'Geraldton Sandpipers',
      'Hobart Tidemen',
      'Mackay Stokers',
      'Napier Northerlies',
    ],
    offsetMs: 0,
  },
  {
    id: 'cup',
    sport: 'SOCCER',
    name: 'Southern Cup',
    teams: [
      'Bendigo Rovers',
      'Bunbury Athletic',
      'Dunedin Thistle',
      'Gisborne United',
      'Invercargill Albion',
      'Launceston City',
    ],
    offsetMs: 130 * minute,
  },
  {
    id: 'afl',
    sport: 'AUSTRALIAN_RULES',
    name: 'Coastal Premiership',
    teams: [
      'Bendigo Bolters',
      'Bunbury Gulls',
      'Ceduna Wedgetails',
      'Kalgoorlie Miners',
      'Launceston Currawongs',
      'Mildura Ironbarks',
      'Tamworth Ramblers',
      'Whyalla Wagoners',
    ],
    offsetMs: 20 * minute,
  },
  {
    id: 'rle',
    sport: 'RUGBY_LEAGUE',
    name: 'Eastern Thirteens',
    teams: [
      'Cairns Cassowaries',
      'Dubbo Dingoes',
      'Mackay Marlins',
      'Orange Orchardists',
      'Tamworth Thunder',
      'Whyalla Steel',
    ],
    offsetMs: 50 * minute,
  },
  {
    id: 'run',
    sport: 'RUGBY_UNION',
    name: 'Tasman Fifteens',
    teams: [
      'Dunedin Albatross',
      'Gisborne Sunrise',
      'Hobart Huon',
      'Invercargill Southerners',
      'Napier Norfolk',
      'Orange Wattles',
    ],
    offsetMs: 80 * minute,
  },
  {
    id: 'bas',
    sport: 'BASKETBALL',
    name: 'National Hoops',
    teams: [
      'Ballarat Comets',
      'Broome Pearls',
      'Geraldton Gale',
      'Hobart Harriers',
      'Kalgoorlie Kites',
      'Mildura Magnets',
      'Napier Arcs',
      'Orange Owls',
    ],
    offsetMs: 110 * minute,
  },
  {
    id: 'ten',
    sport: 'TENNIS',
    name: 'Two Islands Tour',
    teams: [
      'A. Blackwood',
      'B. Castellane',
      'D. Fairweather',
      'E. Haverly',
      'J. Kingfisher',
      'M. Pohutu',
      'R. Saltash',
      'T. Vandeleur',
    ],
    offsetMs: 150 * minute,
  },
  {
    id: 'esp',
    sport: 'ESPORTS',
    name: 'Southern Arena',
    teams: ['Bitstorm', 'Ghost Gums', 'Lyrebird', 'Neon Quokka', 'Outback Zero', 'Static Reef'],
    offsetMs: 190 * minute,
  },
];

export interface Pairing {
  /** Counted from 1. */
  readonly season: number;
  readonly round: number;
  readonly home: string;
  readonly away: string;
}

const at = (teams: readonly string[], index: number): string => teams[index] ?? '';

/**
 * Who plays whom in the n-th match of a league, counted from 0: by the circle method, in which the last team stands still
 * and the others move on by one place each round. The second half of a season is its first with the sides changed.
 */
export function pairingOf({ teams }: League, match: number): Pairing {
  const games = teams.length / 2;
  const circle = teams.length - 1;
  const rounds = 2 * circle;
  const total = Math.floor(match / games);
  const round = total % rounds;
  const game = match % games;
  const turn = round % circle;
  const first = at(teams, game === 0 ? circle : (turn + game) % circle);
  const second = at(teams, (turn + circle - game) % circle);
  const swapped = round >= circle !== (game === 0 && turn % 2 === 1);
  return {
    season: Math.floor(total / rounds) + 1,
    round: round + 1,
    home: swapped ? second : first,
    away: swapped ? first : second,
  };
}
