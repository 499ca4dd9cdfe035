/** The demo hospital in this database. `server/process` provides it, because the staff API knows no demo content. */
export interface DemoContent {
	/** The ids of its rows, by table. */
	ids(): Promise<ReadonlyMap<string, ReadonlySet<string>>>
	/** Makes a backup and returns its folder; rejects when there is none. */
	backup(): Promise<string>
}
