import { createLog } from '../../server/http/log.ts'
import { listenFor } from '../support/listening-hospital.ts'
import { openPlainHospital } from './api/test-hospital.ts'
import { registerPerson } from './api/test-person.ts'
import type { Target } from './attack.ts'

/** A small hospital's server, with two members whom everything is tried on. */
export async function openTarget(): Promise<Target & { dispose(): Promise<void> }> {
	const hospital = await openPlainHospital()
	const { send, close } = await listenFor(hospital, createLog('silent'))
	const victims: Target['victims'] = [
		await registerPerson(hospital, 'Siti Melati', 3),
		await registerPerson(hospital, 'Budi Kenanga', 7),
	]
	return {
		hospital,
		send,
		victims,
		async dispose() {
			await close()
			await hospital.dispose()
		},
	}
}
