import { expect, test } from 'vitest'
import { maskNik } from './mask-nik.ts'

test.each([
	['3510012507900003', '••••••••••••0003'],
	['35100125', '••••••25'],
	['351', '•••'],
	['', ''],
])('%j is shown as %j', (nik, shown) => {
	const { dots, end, whole } = maskNik(nik)
	expect([whole, dots + end]).toEqual([shown, shown])
	expect(maskNik(whole)).toEqual({ dots, end, whole })
})
