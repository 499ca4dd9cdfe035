import { waktuWib } from '../../contract/tanggal/tanggal.ts'
import type { Db } from '../../database/schema.ts'
import { hashOf } from './elements.ts'
import { readHospital } from './read-hospital.ts'

export type ReadPublished = ReturnType<typeof publishHospital>

interface PublishOptions {
	db: Db
	now: () => number
	/** Grows with every change of content. */
	revision: () => number
	/** The id of the hospital in SATUSEHAT, or empty. */
	organisasi: string
}

/** Reads the hospital once per change of content and minute: hours of practice end by the minute. */
export function publishHospital({ db, now, revision, organisasi }: PublishOptions) {
	let current: { key: string; published: ReturnType<typeof publish> } | undefined
	let last: { hash: string; publishedAt: number } | undefined

	/** The hospital, and since when it is like this, as far as this process knows. */
	async function publish() {
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
