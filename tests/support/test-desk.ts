import { vi } from 'vitest'
import { insertReservasiBasics, insertShop } from './test-reservasi.ts'
import { SENIN_PAGI } from './test-rows.ts'
import { openTestStaff, type TestPerson, type TestStaff } from './test-staff.ts'

export interface TestDesk {
	staff: TestStaff
	desk: TestPerson
	dispose(): Promise<void>
}

/** A hospital with a shop, on Monday morning, and somebody of the registration desk. */
export async function openTestDesk(): Promise<TestDesk> {
	vi.useFakeTimers({ toFake: ['Date'], now: SENIN_PAGI })
	const staff = await openTestStaff()
	await insertReservasiBasics(staff)
	await insertShop(staff)
	return {
		staff,
		desk: await staff.signedIn('pendaftaran'),
		async dispose() {
			vi.useRealTimers()
			await staff.dispose()
		},
	}
}
