/** A backup on the server. `server/process` provides it, because the staff API knows no commands. */
export interface StoredBackup {
	nama: string
	createdAt: number
	/** Of its files without encryption; null when no key of this server opens it. */
	bytes: number | null
	/** Number of rows by table; null as above. */
	rows: Record<string, number> | null
}
