import { waktuWib } from '../../contract/tanggal/tanggal.ts'
import type { Db } from '../../database/schema.ts'
import { hashOf } from './elements.ts'
import { type FhirHospital, readHospital } from './read-hospital.ts'

export interface Published {
	hospital: FhirHospital
	/** Since when it is like this, as far as this process knows. */
	publishedAt: number
}

export type ReadPublished = () => Promise<Published>

interface PublishOptions {
	db: Db
	now: () => number
	/** Grows with every change of content. */
	revision: () => number
	/** The id of the hospital in SATUSEHAT, or empty. */
	organisasi: string
}

/** Reads the hospital once per change of content and minute: hours of practice end by the minute. */
export function publishHospital({ db, now, revision, organisasi }: PublishOptions): ReadPublished {
	let current: { key: string; published: Promise<Published> } | undefined
	let last: { hash: string; publishedAt: number } | undefined

	async function publish(): Promise<Published> {
		const publishedAt = now()
		const hospital = await readHospital(db, now, organisasi)
		const hash = hashOf(JSON.stringify(hospital))
		if (last?.hash !== hash) last = { hash, publishedAt }
		return { hospital, publishedAt: last.publishedAt }
	}

	return () => {
		// Read before the hospital: one newer than its revision is dropped too early, never too late.
		const key = `${revision()}/${waktuWib(now())}`
		if (current?.key !== key) {
			const published = publish()
			const own = { key, published }
			published.catch(() => {
				if (current === own) current = undefined
			})
			current = own
		}
		return current.published
	}
}
