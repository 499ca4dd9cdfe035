import { configureGlobal } from 'fast-check'

/** `npm test` draws the same values each time; `FUZZ_RUNS` draws new ones, see vitest.config.ts. */
configureGlobal({ seed: 20_261_115 })
