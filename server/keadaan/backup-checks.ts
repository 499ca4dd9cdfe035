import { waktuSingkat } from '../../contract/tanggal/format-date.ts'
import type { Db } from '../../database/schema.ts'
import { noteRun } from '../jobs/start-jobs.ts'
import { baik, type Check, DAY_MS, gagal, HOUR_MS, lama, megabytes, perhatian } from './checks.ts'

/** A daily backup and two hours, as docs/operations.md, 'Monitoring'. */
const BACKUP_MS = 26 * HOUR_MS
const BACKUP_TOO_OLD_MS = 7 * DAY_MS
/** A quarter, as the drill. */
const CHECKED_MS = 92 * DAY_MS

const backups: Check = {
	nama: 'Cadangan',
	async run({ listBackups, now }) {
		const [newest, ...others] = await listBackups()
		const saran = 'Jalankan npm run backup setiap hari (rs-yasmin-backup.timer), dan salin hasilnya ke tempat lain.'
		if (!newest) return gagal(['Belum ada cadangan di BACKUP_DIR.'], saran)
		const age = now() - newest.createdAt
		const size = newest.bytes === null ? '' : `, ${megabytes(newest.bytes)}`
		const isi = [
			`${others.length + 1} cadangan, yang terbaru ${waktuSingkat(newest.createdAt)} WIB (${lama(age)} lalu${size}).`,
		]
		if (newest.bytes === null)
			return gagal(
				[...isi, 'Kunci di server ini tidak membuka yang terbaru.'],
				'Kembalikan backup-keys.txt yang membuatnya: tanpa itu cadangan tidak dapat dipulihkan.',
			)
		if (age > BACKUP_TOO_OLD_MS) return gagal(isi, saran)
		return age > BACKUP_MS ? perhatian(isi, saran) : baik(...isi)
	},
}

const checkedBackup: Check = {
	nama: 'Uji cadangan',
	async run({ database, now }) {
		const checkedAt = await readCheckedBackup(database.db)
		const saran = 'Jalankan npm run restore -- <cadangan> --check; pulihkan di mesin lain setiap tiga bulan.'
		if (checkedAt === null) return perhatian(['Belum pernah diperiksa dari server ini.'], saran)
		const age = now() - checkedAt
		const isi = `Terakhir dibuka dan diperiksa seluruhnya ${waktuSingkat(checkedAt)} WIB (${lama(age)} lalu).`
		return age > CHECKED_MS ? perhatian([isi], saran) : baik(isi)
	},
}

export const backupChecks = [backups, checkedBackup]

/** The row of `tugas` of `npm run restore -- <backup> --check`; it is no job of a server. */
export const CHECKED_BACKUP = 'uji-cadangan'

export const noteCheckedBackup = (db: Db, now: number): Promise<void> => noteRun(db, CHECKED_BACKUP, now)

/** When a backup was last opened and verified as a whole; null if never. */
export async function readCheckedBackup(db: Db): Promise<number | null> {
	const row = await db.selectFrom('tugas').select('finishedAt').where('nama', '=', CHECKED_BACKUP).executeTakeFirst()
	return row?.finishedAt ?? null
}
