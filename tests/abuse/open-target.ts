import { openPlainHospital } from '../../server/api/abuse/test-hospital.ts'
import { registerPerson } from '../../server/api/abuse/test-person.ts'
import { createLog } from '../../server/log.ts'
import { listenFor } from '../listening-hospital.ts'
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
		...{ hospital, send, victims },
		async dispose() {
			await close()
			await hospital.dispose()
		},
	}
}
