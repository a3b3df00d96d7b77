import { expect, it } from 'vitest';
import { startTestPlatform } from './index.ts';
import { loggedInMember } from './new-worlds.ts';
import { platformForFile } from './platform-for-file.ts';
import { openPushes } from './pushes.ts';

const platform = platformForFile(startTestPlatform);

const level = '{ levelUp { level } }';

async function opened(...fields: readonly string[]) {
  const { world, member, token } = await loggedInMember(platform);
  const open = () => openPushes(platform, world, token, fields);
  const levelUp = () =>
    world.write((unit) => {
      unit.emit({ name: 'levelUp', memberId: member.id, payload: { level: 4 } });
      return Promise.resolve();
    });
  return { open, levelUp };
}

it('names what was not pushed, and what was before', async () => {
  const { open, levelUp } = await opened(level);
  const pushes = await open();
  await expect(pushes.next()).rejects.toThrow('Nothing was pushed of { levelUp { level } }.');
  await levelUp();
  expect(await pushes.next()).toEqual({ levelUp: { level: 4 } });
  await expect(pushes.next()).rejects.toThrow(
    'Nothing after [{"levelUp":{"level":4}}] was pushed of { levelUp { level } }.',
  );
  pushes.close();
  await expect(pushes.later()).rejects.toThrow('Nothing after [{"levelUp":{"level":4}}] was pushed');
});

it('names what is refused', async () => {
  const { open } = await opened(level, '{ levelDown }');
  await expect(open()).rejects.toThrow('Cannot query field \\"levelDown\\"');
});
