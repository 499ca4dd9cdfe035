import { shortenAddress } from '../../../contract/web/shorten-address.ts'
import { namePerangkat } from '../../http/name-perangkat.ts'
import { recordEvent } from '../../peristiwa/record-event.ts'
import type { StaffContext } from '../staff-context.ts'

interface SignIn {
	aksi: 'masuk' | 'masuk-gagal'
	/** Undefined for an unknown account. What was typed is not stored: it may be a password in the wrong field. */
	staf: { id: string; nama: string } | undefined
	address: string
	userAgent: string
}

/** Writes a successful or failed sign-in to the audit trail. */
export async function writeSignIn({ db, now }: StaffContext, { aksi, staf, address, userAgent }: SignIn) {
	await recordEvent(db, {
		aksi,
		sumber: 'pengguna',
		sumberId: staf?.id ?? '',
		label: staf?.nama ?? 'Akun tidak dikenal',
		sesudah: { perangkat: namePerangkat(userAgent), jaringan: shortenAddress(address) ?? '' },
		staf: staf ? { id: staf.id, nama: staf.nama } : { id: null, nama: 'Tidak dikenal' },
		now: now(),
	})
}
