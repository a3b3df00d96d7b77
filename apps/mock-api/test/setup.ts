import fc from 'fast-check';

// A change is not refused by chance: properties try the same cases each time, and others for a TEST_SEED.
fc.configureGlobal({ seed: Number(process.env['TEST_SEED'] ?? 11) });
