import type { KeadaanSistem } from '../../contract/staff/keadaan.ts'
import { VERSION } from '../version.ts'
import { backupChecks } from './backup-checks.ts'
import { type Check, type CheckContext, type Found, gagal } from './checks.ts'
import { databaseChecks } from './database-checks.ts'
import { deliveryChecks } from './delivery-checks.ts'
import { machineChecks } from './machine-checks.ts'

const checks: readonly Check[] = [...databaseChecks, ...machineChecks, ...backupChecks, ...deliveryChecks]

/** The state of this installation, for the staff app and for `npm run doctor`. */
export async function checkSystem(context: CheckContext): Promise<KeadaanSistem> {
	const periksa = await Promise.all(
		checks.map(async ({ nama, run }) => ({ nama, ...(await run(context).catch(unanswered)) })),
	)
	return { versi: `${VERSION}, Node ${process.version}`, diperiksaAt: context.now(), periksa }
}

/** The code alone: the message of an error may hold an address or a value. */
const unanswered = (error: NodeJS.ErrnoException): Found =>
	gagal(
		[`Tidak dapat diperiksa (${error.code ?? error.name}).`],
		'Lihat log server pada waktu ini; cari “database unavailable”.',
	)
