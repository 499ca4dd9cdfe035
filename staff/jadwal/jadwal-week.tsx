import { Alert, Box, Card, Typography } from '@mui/material'
import { type ComponentProps, useState } from 'react'
import { useNotify } from 'react-admin'
import type { BarisWaktu, JadwalStaf, PilihanJadwal } from '../../contract/dokter/staff/jadwal.ts'
import { overlapsOf } from '../../contract/dokter/staff/jadwal-overlap.ts'
import type { Hari } from '../../contract/tanggal/hari.ts'
import { callApi } from '../api/call-api.ts'
import { useAttempt } from '../api/use-sending.ts'
import { CatatanCard } from './catatan-card.tsx'
import { placeOf, toJam } from './lay-out-day.ts'
import { moveSlot } from './move-slot.ts'
import { PengecualianCard } from './pengecualian-card.tsx'
import { SlotDialog } from './slot-dialog.tsx'
import { type Moved, WeekGrid } from './week-grid.tsx'

export interface WeekOf {
	jenis: 'dokter' | 'poli'
	id: string
}

interface JadwalWeekProps {
	weekOf: WeekOf
	jadwal: JadwalStaf
	choices: PilihanJadwal
	reload: () => Promise<unknown>
}

const NEW_SLOT_HOURS = 3

/** The week of a doctor or of a clinic, with its exceptions and notes. */
export function JadwalWeek({ weekOf, jadwal, choices, reload }: JadwalWeekProps) {
	const notify = useNotify()
	const attempt = useAttempt()
	const [open, setOpen] = useState<Pick<ComponentProps<typeof SlotDialog>, 'open' | 'hari'> | null>(null)
	const [focusedPlace, setFocusedPlace] = useState<string>()
	const isDokter = weekOf.jenis === 'dokter'
	const { waktu } = jadwal
	const shown = isDokter ? waktu : waktu.filter((slot) => slot.poliKlinikId === weekOf.id)
	const namaDokter = (id: string) => choices.dokter.find((each) => each.id === id)?.nama ?? 'Dokter'
	const namaPoli = (id: string) => choices.poliKlinik.find((each) => each.id === id)?.nama ?? 'Poli'
	const describe = (slot: BarisWaktu) =>
		`${namaPoli(slot.poliKlinikId)} ${slot.hari.join(', ')} ${slot.jamMulai}–${slot.jamSelesai}`.replaceAll(':', '.')
	const bentrokOf = (slot: BarisWaktu, hari: Hari) => {
		const others = overlapsOf({ ...slot, hari: [hari] }, waktu)
		return others.length > 0 ? `bentrok dengan ${others.map(describe).join('; ')}` : ''
	}
	const anyBentrok = shown.some((slot) => overlapsOf(slot, waktu).length > 0)
	const managed = new Set(choices.dokter.filter(({ dikelola }) => dikelola).map(({ id }) => id))
	const isManaged = (slot: BarisWaktu) => managed.has(slot.dokterId)
	const isWholeManaged = isDokter ? managed.has(weekOf.id) : choices.dokter.every(({ dikelola }) => dikelola)
	const poliOfDokter = choices.dokter.find(({ id }) => id === weekOf.id)?.poliKlinik[0] ?? null

	const add = (hari: Hari, hour: number) =>
		setOpen({
			open: {
				...(isDokter
					? { dokterId: weekOf.id, poliKlinikId: poliOfDokter }
					: { dokterId: null, poliKlinikId: weekOf.id }),
				hari: [hari],
				jamMulai: toJam(hour),
				jamSelesai: toJam(hour + NEW_SLOT_HOURS),
				keteranganWaktu: '',
				kuota: null,
			},
		})
	const move = async ({ slot, hari, days, hours }: Moved) => {
		const isian = moveSlot(slot, hari, days, hours)
		if (!isian) return
		await attempt(async () => {
			await callApi('PATCH /v1/staf/jadwal/waktu/{id}', {
				params: { id: slot.id },
				body: { ...isian, versi: slot.versi, hanyaHari: hari },
			})
			const to = isian.hari[0] ?? hari
			setFocusedPlace(placeOf(isian, to))
			const when = `${to} ${isian.jamMulai}–${isian.jamSelesai}`.replaceAll(':', '.')
			notify(`Dipindah ke ${when}`, { type: 'success', autoHideDuration: 2500 })
		})
		await reload()
	}
	const saved = () => {
		setOpen(null)
		notify('Perubahan disimpan', { type: 'success' })
		reload()
	}

	return (
		<>
			{anyBentrok && (
				<Alert severity="warning">
					Ada jadwal dokter yang bertabrakan pada waktu yang sama. Yang bertabrakan bergaris putus-putus.
				</Alert>
			)}
			{shown.some(isManaged) && (
				<Alert severity="info">
					{`${isDokter ? 'Jam praktik' : 'Jam praktik yang tidak dapat dibuka'} diisi oleh sistem informasi rumah sakit. Ubah di sana. Cuti mendadak, jam pengganti dan catatan tetap dapat ditambah di sini.`}
				</Alert>
			)}
			<Card component="section">
				<WeekGrid
					waktu={shown}
					caption={`Jadwal sepekan ${isDokter ? namaDokter(weekOf.id) : namaPoli(weekOf.id)}`}
					nameOf={(slot) => (isDokter ? namaPoli(slot.poliKlinikId) : namaDokter(slot.dokterId))}
					bentrokOf={bentrokOf}
					onOpen={(slot, hari) => setOpen({ open: slot, hari })}
					onAdd={isWholeManaged ? undefined : add}
					isManaged={isManaged}
					onMove={move}
					focusedPlace={focusedPlace}
				/>
				{!isWholeManaged && (
					<Typography color="textSecondary" sx={{ padding: 1.5, fontSize: '0.8125rem' }}>
						Ketuk jadwal untuk mengubahnya. Geser, atau tekan Shift dan tombol panah, untuk memindahkan satu hari.
					</Typography>
				)}
			</Card>
			<Box
				sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: isDokter ? '1fr 1fr' : '1fr' }, alignItems: 'start' }}
			>
				<PengecualianCard
					title="Cuti, jam pengganti, dan libur"
					rows={jadwal.pengecualian.filter(({ poliKlinikId, dokterId }) =>
						isDokter
							? dokterId || !poliKlinikId || waktu.some((slot) => slot.poliKlinikId === poliKlinikId)
							: !poliKlinikId || poliKlinikId === weekOf.id,
					)}
					choices={choices}
					initial={isDokter ? { dokterId: weekOf.id } : { jenis: 'tutup', poliKlinikId: weekOf.id }}
					emptyText="Tidak ada dalam waktu dekat."
					onSaved={saved}
				/>
				{isDokter && <CatatanCard dokterId={weekOf.id} rows={jadwal.catatan} onSaved={saved} />}
			</Box>
			{open && (
				<SlotDialog
					{...open}
					choices={choices}
					waktu={waktu}
					fixed={weekOf.jenis}
					describe={describe}
					onClose={() => setOpen(null)}
					onSaved={saved}
				/>
			)}
		</>
	)
}
