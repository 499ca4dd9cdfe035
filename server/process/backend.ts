import type { Hono } from 'hono'
import type { Merek } from '../../contract/merek/merek.ts'
import type { FreeDisk } from '../http/free-disk.ts'
import type { Limits } from '../http/limits.ts'
import type { Previews } from '../http/previews.ts'
import type { FigureSources } from '../metrics/declare-figures.ts'
import type { StaffServer } from '../staff/create-staff-server.ts'

/** Where the site's content comes from: our own database, or another provider. */
export interface Backend {
	api: Hono
	/** FHIR, below `/fhir`. */
	fhir?: Hono
	/** Everything below `/images`. */
	pictures: Hono
	limits: Limits
	/** The number of the content's last change. */
	revision: () => number
	isReady(): Promise<boolean>
	/** Names, colours and mark of the hospital. */
	merek(): Promise<Merek>
	/** Reads the original of a picture `<folder>/<file>`. */
	readPicture(picture: string): Promise<Buffer | null>
	/** The staff app and its API. */
	staff?: StaffServer
	/** The space that is left for the data. */
	disk?: FreeDisk
	/** What is measured when `/metrics` is read. */
	figures?: FigureSources
	previews?: Pick<Previews, 'read'>
	/** Where the first administrator sets a password; null when the staff app has accounts already. */
	firstAdminLink?: string | null
	/** Ends background jobs and closes connections. */
	stop(): Promise<void>
}
