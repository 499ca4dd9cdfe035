import type { Load } from './run-wrk.ts'

/** One case, beside the bare server with the same bytes in the same minute. */
export interface Row {
	what: string
	/** Null where the cache serves it. */
	database: 'SQLite' | 'PostgreSQL' | null
	bytes: number
	ours: Load
	bare: Load
}

export interface Idle {
	secondStartSeconds: number
	/** Each worker's memory after a few pages, idle. */
	workers: Memory[]
}

/** In megabytes. */
export interface Memory {
	/** All pages in memory; a third is Node itself, which the workers share. */
	resident: number
	/** With shared pages divided among the workers: the cost of one more worker. */
	share: number
}

export interface Results {
	date: string
	commit: string
	machine: string
	cores: number
	node: string
	/** Of the last minute, at start and end. Above 0.5 at the start, something else was running. */
	loadAverage: [number, number]
	seconds: number
	rounds: number
	connections: number
	/** 4 kB writes with a sync each, one after the other. */
	diskSyncsPerSecond: number
	rows: Row[]
	idle: Idle
}
