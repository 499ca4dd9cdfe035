import type { Load } from './run-wrk.ts'

/** One thing measured, beside what others do with the same bytes in the same minute. */
export interface Row {
	what: string
	/** Null where none is asked. */
	database: 'SQLite' | 'PostgreSQL' | null
	bytes: number
	ours: Load
	bare?: Load
	nginx?: Load
}

export interface Workers {
	two: Load
	one: Load
	bare: Load
}

export interface Idle {
	secondStartSeconds: number
	/** Each worker's memory after a few pages, at rest. */
	workers: Memory[]
}

/** In megabytes. */
export interface Memory {
	/** Everything, of which a third is Node itself, there once for all. */
	resident: number
	/** With what is shared divided among those who share it: what one worker more would take. */
	share: number
}

export interface Results {
	date: string
	commit: string
	machine: string
	cores: number
	node: string
	nginx: string | null
	/** Of the last minute, when it began and when it ended: above 0.5 at the beginning something else was at work. */
	loadAverage: [number, number]
	seconds: number
	rounds: number
	connections: number
	/** How often a second the disk takes 4 kB for good, one after the other. */
	diskSyncsPerSecond: number
	rows: Row[]
	behindNginx: Row | null
	workers: Workers
	idle: Idle
}
