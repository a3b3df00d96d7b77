import { expect, it } from 'vitest';
import { firstScripts, type Manifest } from './lobby.ts';

const built: Manifest = {
  'index.html': { file: 'assets/index-1.js', isEntry: true, imports: ['_react-2.js'] },
  '_react-2.js': { file: 'assets/react-2.js', imports: [] },
  'src/features/games/home/home-page.tsx': {
    file: 'assets/lobby-3.js',
    imports: ['_tiles-4.js', '_react-2.js'],
  },
  '_tiles-4.js': { file: 'assets/tiles-4.js', imports: ['index.html'] },
  'src/features/bets/bets-page.tsx': { file: 'assets/bets-5.js', imports: ['_react-2.js'] },
};

it('counts the entry, the lobby and their static imports once each, and no other route', () => {
  expect(firstScripts(built).sort()).toEqual([
    'assets/index-1.js',
    'assets/lobby-3.js',
    'assets/react-2.js',
    'assets/tiles-4.js',
  ]);
});

it('measures nothing when the lobby is not in the build', () => {
  expect(() => firstScripts(built, 'src/features/games/gone.tsx')).toThrow(
    /has no src\/features\/games\/gone\.tsx/,
  );
});
