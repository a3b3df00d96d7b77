import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
let errors: unknown[][] = [];
beforeEach(() => { errors = []; vi.spyOn(console,'error').mockImplementation((...a)=>{errors.push(a)}); vi.spyOn(console,'warn').mockImplementation((...a)=>{errors.push(a)}); vi.spyOn(console,'info').mockImplementation(()=>{}); });
afterEach(() => { cleanup(); vi.unstubAllGlobals(); vi.restoreAllMocks(); expect(errors).toEqual([]); });
