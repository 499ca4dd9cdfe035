/** The ids of the demo hospital's rows, by table. */
export type DemoIds = ReadonlyMap<string, ReadonlySet<string>>

/** The demo hospital in this database. `server/process` provides it, because the staff API knows no demo content. */
export interface DemoContent {
	ids(): Promise<DemoIds>
	/** Its pictures: `gallery/galeri-01.webp`. */
	pictures(): Promise<ReadonlySet<string>>
	/** Makes a backup and returns its folder; rejects when there is none. */
	backup(): Promise<string>
}
