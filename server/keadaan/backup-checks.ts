import { waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { readCheckedBackup } from './checked-backup.ts'
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
