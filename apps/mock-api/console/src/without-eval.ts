import { z } from 'zod';

// The policy of the page allows no code that is made at run time, which zod tries when a schema is made.
z.config({ jitless: true });
