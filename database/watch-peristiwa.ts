/** Says when rows may have been added to `stafPeristiwa`, by whatever process. */
export interface PeristiwaWatch {
	stop(): Promise<void>
}
