import { expect, test } from 'vitest'
import { fhirCacheRule } from './create-fhir.ts'

test('whole lists and single resources are cached, and nothing that is looked for', () => {
	for (const path of ['/metadata', '/$bulk-publish', '/bulk/Slot.ndjson', '/Slot/1'])
		expect(fhirCacheRule(`/fhir${path}`), path).toEqual({ only: true })
	expect(Object.keys(fhirCacheRule('/fhir/Slot')?.parameters ?? {})).toEqual(['_count', '_offset', '_include'])
	for (const path of ['/fhir', '/fhir/Patient', '/fhir/bulk/Patient.ndjson', '/'])
		expect(fhirCacheRule(path)).toBeNull()
})
