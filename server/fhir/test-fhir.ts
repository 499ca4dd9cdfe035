import type { Bundle, OperationOutcome } from '@medplum/fhirtypes'
import { pino } from 'pino'
import { openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { noLimits } from '../http/limits.ts'
import { createFhir } from './create-fhir.ts'
import { publishHospital } from './read-hospital.ts'
import type { FhirResource } from './resources.ts'

export const TEST_BASE = 'https://rs.example/fhir'

interface TestFhirOptions {
	/** With the demo hospital in the database; else it is empty. */
	demo?: boolean
	now?: number
}

export interface TestFhir {
	database: TestDatabase
	clock: { now: number; revision: number }
	/** @param path below `/fhir` */
	request(path: string, init?: RequestInit): Promise<Response>
	/** The resource at a path. */
	read<Body = FhirResource>(path: string): Promise<Body>
	/** The whole answer of a search, and the ids that it finds. */
	search(path: string): Promise<{ bundle: Bundle<FhirResource>; ids: string[] }>
	outcome(path: string, init?: RequestInit): Promise<{ status: number; issue?: OperationOutcome['issue'][number] }>
	dispose(): Promise<void>
}

/** FHIR on a database of its own. */
export async function openTestFhir({ demo = false, now = Date.now() }: TestFhirOptions = {}): Promise<TestFhir> {
	const database = await openTestDatabase({ demo })
	const clock = { now, revision: 1 }
	const fhir = createFhir({
		read: publishHospital({
			db: database.db,
			now: () => clock.now,
			revision: () => clock.revision,
			organisasi: '100026488',
		}),
		limits: noLimits,
		log: pino({ level: 'silent' }),
		trustProxy: false,
		siteUrl: 'https://rs.example',
	})
	const request = async (path: string, init?: RequestInit) => fhir.request(TEST_BASE + path, init)
	const read = async <Body>(path: string): Promise<Body> => {
		const response = await request(path)
		if (!response.ok) throw new Error(`${path} answers ${response.status}`)
		return (await response.json()) as Body
	}
	return {
		database,
		clock,
		request,
		read,
		async search(path) {
			const bundle = await read<Bundle<FhirResource>>(path)
			const found = (bundle.entry ?? []).filter(({ search }) => search?.mode === 'match')
			return { bundle, ids: found.map(({ resource }) => resource?.id ?? '') }
		},
		async outcome(path, init) {
			const response = await request(path, init)
			const body = (await response.json()) as OperationOutcome
			return { status: response.status, issue: body.resourceType === 'OperationOutcome' ? body.issue[0] : undefined }
		},
		dispose: () => database.dispose(),
	}
}
