import type { DatabaseKind } from '../../database/schema.ts'
import type { Verdict } from './check-reservasi.ts'
import type { Ledger } from './reservasi-load.ts'

export interface FaultRun {
	kind: DatabaseKind
	seed: number
	/** The short form is part of `npm test -- --all`. */
	long: boolean
}

/** In milliseconds. The long form holds what is promised; `npm test -- --all` runs beside much else on the same machine. */
export interface Bounds {
	short: number
	long: number
}

export const boundOf = (run: FaultRun, { short, long }: Bounds) => (run.long ? long : short)

export interface FaultResult {
	/** How often the fault was made to happen. */
	rounds: number
	ledger: Ledger
	verdict: Verdict
	/** Figures of single rounds. */
	notes?: string[]
}

/** Something that goes wrong around the site while people reserve, and what has to hold all the same. */
export interface Fault {
	name: string
	/** Of the long form. */
	databases: DatabaseKind[]
	/** Of the short form, if not the same. */
	short?: DatabaseKind[]
	/** Short enough for `npm test`; the others run with `npm test -- --all`. */
	quick?: boolean
	/** It mostly waits, so that others can go on beside it. */
	waits?: boolean
	/** Programs that this system lacks for it. */
	missing?(): string[]
	run(run: FaultRun): Promise<FaultResult>
}

/** Whether everything held. */
export const held = ({ lost, doubled, broken }: Verdict) => lost.length + doubled.length + broken.length === 0
