import type { Bundle, Practitioner, Slot } from '@medplum/fhirtypes'
import { CapabilityTool, Client, type FhirResource } from 'fhir-kit-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSite } from './support/site-server.ts'
import { openTestDatabase, type TestDatabase } from './support/test-database.ts'

let database: TestDatabase
let site: Site
beforeAll(async () => {
	database = await openTestDatabase({ demo: true })
	site = await startSite({ env: { DATABASE_URL: database.url } })
})
afterAll(async () => {
	await site?.stop()
	await database?.dispose()
})

/** The client's own types say less. */
const bundleOf = (answer: FhirResource | undefined) => answer as unknown as Bundle

const BOOKING = 'http://fhir-registry.smarthealthit.org/StructureDefinition/booking-deep-link'

/** `'` and `&` are escaped in HTML; no name of the demo has them. */
const textOf = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '')

test('a FHIR client walks from the metadata to a free slot and its booking link, which shows the doctor', async () => {
	const client = new Client({ baseUrl: `${site.url}/fhir` })
	const statement = await client.capabilityStatement()
	expect(statement).toMatchObject({ resourceType: 'CapabilityStatement', fhirVersion: '4.0.1' })
	const tool = new CapabilityTool(statement)
	expect(tool.resourceCan('Slot', 'search-type')).toBe(true)
	expect(tool.resourceSearch('Slot', 'start')).toBe(true)

	const searchParams = {
		status: 'free',
		specialty: 'anak',
		_count: '1',
		_include: 'Slot:schedule',
		'_include:iterate': ['Schedule:actor:PractitionerRole', 'PractitionerRole:practitioner'],
	}
	const first = bundleOf(await client.search({ resourceType: 'Slot', searchParams }))
	const slot = first.entry?.[0]?.resource as Slot
	const dokter = first.entry?.find(({ resource }) => resource?.resourceType === 'Practitioner')
		?.resource as Practitioner
	expect(await client.read({ resourceType: 'Slot', id: slot.id ?? '' })).toEqual(slot)
	const next = bundleOf(await client.nextPage({ bundle: { ...first, link: first.link ?? [] } }))
	const second = next.entry?.[0]?.resource as Slot
	expect([second.id !== slot.id, second.start >= slot.start]).toEqual([true, true])

	const link = slot.extension?.find(({ url }) => url === BOOKING)?.valueUrl ?? ''
	// As clients of SMART Scheduling Links do.
	const page = await fetch(`${link}&source=uji&booking-referral=1`)
	expect(page.status).toBe(200)
	const html = textOf(await page.text())
	expect(html).toContain(`Jadwal ${dokter.name?.[0]?.text}`)
	expect(html).toContain('wa.me')
})

test('files of SMART Scheduling Links are cached, compressed and conditional', async () => {
	const manifest = await (await fetch(`${site.url}/fhir/$bulk-publish`)).json()
	const { url } = manifest.output.find(({ type }: { type: string }) => type === 'Slot')
	const file = await fetch(url, { headers: { 'accept-encoding': 'br' } })
	expect([file.status, file.headers.get('content-encoding')]).toEqual([200, 'br'])
	expect(file.headers.get('etag'), 'of the response cache').toMatch(/^W\/"[\w-]{22}"$/)
	const again = await fetch(url, { headers: { 'if-none-match': file.headers.get('etag') ?? '' } })
	expect(again.status).toBe(304)
})
