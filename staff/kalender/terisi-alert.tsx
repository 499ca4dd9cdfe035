import { Alert, Button, Link as TextLink } from '@mui/material'
import { Link } from 'react-router-dom'
import { type BagianTutup, bagianOf, concernsJam } from '../../contract/reservasi/bagian-tutup.ts'
import { withJam } from '../../contract/reservasi/jam-datang.ts'
import type { KalenderStaf } from '../../contract/reservasi/staff/kalender.ts'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'

/** A day that closes, or a part of it, and its reservations. */
export interface AffectedDay {
	tanggal: string
	bagian: BagianTutup
	jumlah: number
	/** Those of them without a window of arrival. */
	tanpaJam: number
}

export const WHOLE_DAY: BagianTutup = { jamMulai: null, jamSelesai: null }

/**
 * The days with reservations that close.
 *
 * @param closingOf what of a day closes; undefined when it stays open
 */
export function affectedDays(
	terisi: KalenderStaf['terisi'],
	closingOf: (tanggal: string) => BagianTutup | undefined,
): AffectedDay[] {
	const days = Map.groupBy(terisi, ({ tanggal }) => tanggal)
	return [...days].flatMap(([tanggal, rows]) => {
		const bagian = closingOf(tanggal)
		const affected = bagian ? rows.filter(({ jamDatang }) => concernsJam(bagian, jamDatang)) : []
		if (!bagian || affected.length === 0) return []
		const tanpaJam = affected.filter(({ jamDatang }) => jamDatang === '')
		return [{ tanggal, bagian, jumlah: sumOf(affected), tanpaJam: sumOf(tanpaJam) }]
	})
}

export const sumOf = (rows: { jumlah: number }[]) => rows.reduce((sum, { jumlah }) => sum + jumlah, 0)

/** The most days that are named. */
const MAX_NAMED = 10

interface TerisiAlertProps {
	/** The days that are about to close and have reservations. */
	days: AffectedDay[]
	/** For days that are closed already, where the account may move reservations. */
	onMove?: (tanggal: string) => void
}

/** Reservations on days that close stay until the desk moves them. */
export function TerisiAlert({ days, onMove }: TerisiAlertProps) {
	const jumlah = sumOf(days)
	if (jumlah === 0) return null
	const parts = days.filter(({ bagian }) => bagian.jamMulai)
	const maySimplyCome = parts.reduce((sum, { tanpaJam }) => sum + tanpaJam, 0)
	return (
		<Alert severity={maySimplyCome === jumlah ? 'info' : 'warning'}>
			Sudah ada {jumlah} reservasi pada {parts.length > 0 ? 'hari atau jam' : 'hari'} yang ditutup. Reservasi itu tidak
			ikut batal: setelah {parts.length > 0 ? '' : 'hari '}ditutup, meja pendaftaran memindahkannya bersama.
			{maySimplyCome > 0 && ` ${maySimplyCome} tanpa jam kedatangan boleh tetap, dan datang di luar jam yang ditutup.`}
			<ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
				{days.slice(0, MAX_NAMED).map(({ tanggal, bagian, jumlah }) => (
					<li key={tanggal}>
						<TextLink
							component={Link}
							to={`/reservasi?tanggal=${tanggal}`}
							sx={{ display: 'inline-block', paddingBlock: 0.5 }}
						>
							{withJam(hariTanggal(tanggal), bagianOf(bagian))}: {jumlah} reservasi
						</TextLink>
						{onMove && (
							<Button
								size="small"
								color="inherit"
								aria-label={`Pindahkan reservasi ${hariTanggal(tanggal)}`}
								onClick={() => onMove(tanggal)}
							>
								Pindahkan …
							</Button>
						)}
					</li>
				))}
				{days.length > MAX_NAMED && <li>dan {days.length - MAX_NAMED} hari lain</li>}
			</ul>
		</Alert>
	)
}
