import type { getReservasiByKode as call, Reservasi } from '../../../contract/reservasi/reservasi.ts'
import type { Db, RowOf } from '../../../database/schema.ts'
import { readNomor } from '../../antrean/read-antrean.ts'
import type { ApiContext, Handler } from '../../api/context.ts'
import { fail } from '../../http/failure.ts'
import { readHeldOf } from '../../mail/mail-consent.ts'
import { maskNoTelp } from '../../pasien/mask-no-telp.ts'
import { readClosedBy, waitingLine } from '../kalender/waiting-list.ts'
import { normaliseKode } from '../new-kode.ts'
import { readReservasi } from '../read-reservasi.ts'
import { readRiwayat } from '../riwayat.ts'
import { readUbah } from './read-ubah.ts'

export const getReservasiByKode: Handler<typeof call> = async ({ params, query, memberId, address }, context) => {
	const { db, limits, now } = context
	const row = await db
		.selectFrom('shopReservasi')
		.selectAll()
		.where('kode', '=', normaliseKode(params.kode))
		.executeTakeFirst()
	// The member's own reservation is always shown: many visitors in a hospital share one address.
	const isOwn = row !== undefined && row.memberId === memberId
	const guessing = isOwn ? null : await limits.reached('kodeSalah', address)
	if (guessing) return guessing

	const [reservasi] = row ? await readReservasi(db, [row], query) : []
	// Concurrent guesses may all pass the check above; each one still counts.
	if (!row || !reservasi) return (await limits.use('kodeSalah', address)) ?? fail('TIDAK_DITEMUKAN')
	const noTelp = isOwn ? reservasi.noTelp : maskNoTelp(reservasi.noTelp)
	const ubah = await readUbah(db, row, isOwn, now())
	const nomor = row.status === 'hadir' ? await readNomor(db, row.id, now()) : null
	const antrean = nomor === null ? {} : { antrean: { nomor } }
	const tunggu = row.status === 'menunggu' ? await readTunggu(db, row, now()) : {}
	const dibatalkan = row.status === 'batal' ? await readDibatalkan(context, row.id) : {}
	const email = await readHeldOf(context, row.id)
	return { data: { ...reservasi, noTelp, ...(email && { email }), ...ubah, ...antrean, ...tunggu, ...dibatalkan } }
}

/** Its place in the line, until it has an offer or its day is closed. */
async function readTunggu(
	db: Db,
	{ id, tanggalVisit, ditawarkanSampai }: RowOf<'shopReservasi'>,
	now: number,
): Promise<Pick<Reservasi, 'tunggu'>> {
	if (await readClosedBy(db, tanggalVisit, now)) return { tunggu: { ditawarkanSampai, isTutup: true } }
	if (ditawarkanSampai !== null) return { tunggu: { ditawarkanSampai } }
	const line = await waitingLine(db, tanggalVisit).select('id').execute()
	return { tunggu: { ditawarkanSampai, urutan: line.findIndex((each) => each.id === id) + 1 } }
}

/** The history names a member of staff; the visitor reads that it was staff. */
async function readDibatalkan(context: ApiContext, id: string): Promise<Pick<Reservasi, 'dibatalkan'>> {
	const history = await readRiwayat(context, id)
	const step = history.findLast(({ jenis, ke }) => jenis === 'status' && ke === 'batal')
	return step ? { dibatalkan: { pada: step.createdAt, oleh: step.stafNama ? 'petugas' : 'pemesan' } } : {}
}
