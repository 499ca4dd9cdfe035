import { CalendarCheck } from 'lucide-react'
import { lazy, Suspense, useId } from 'react'
import type { Keranjang } from '../../../contract/shop/keranjang.ts'
import { wait } from '../../lib/fetching/minimum-delay.ts'
import { useFetched } from '../../lib/fetching/use-fetched.ts'
import { loadChunk } from '../../lib/navigation/chunk-failure.ts'
import { browserApi } from '../../load.ts'
import { useFitur, useTemplate } from '../../template.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { PersetujuanNotice } from '../../ui/persetujuan-notice/persetujuan-notice.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { ChunkFailed } from '../../ui/state/chunk-failed.tsx'
import { DaftarPesanan } from './daftar-pesanan.tsx'
import { DataSayaLink } from './reservasi-links.tsx'
import type { DitolakHari, ReservasiIsian } from './send-reservasi.ts'
import { fieldClass, TanggalKunjunganField } from './tanggal-kunjungan-field.tsx'

interface ReservasiFormProps {
	lines: Keranjang[]
	/** The typed values; untouched fields are absent. */
	typed: Partial<ReservasiIsian>
	onType: (change: Partial<ReservasiIsian>) => void
	/** The day that was sent last and refused. */
	ditolak: DitolakHari | null
	isSending: boolean
	onSend: (isian: ReservasiIsian) => void
}

const HariKunjungan = lazy(() =>
	loadChunk(() => import('./hari-kunjungan.tsx')).catch(() => ({ default: () => <ChunkFailed className="mt-3" /> })),
)

export function ReservasiForm({ lines, typed, onType, ditolak, isSending, onSend }: ReservasiFormProps) {
	const id = useId()
	const hasKalender = useFitur('kalender')
	const prefill = usePrefill()
	const syarat = useTemplate().shopSetting.data?.syaratKetentuan
	const isian = { tanggalVisit: '', ...prefill, ...typed }

	return (
		<form
			onSubmit={(event) => {
				event.preventDefault()
				onSend(isian)
			}}
			aria-label="Reservasi"
			className="page grid gap-6 py-6 lg:grid-cols-[1fr_26rem] lg:items-start lg:gap-x-10 lg:py-10"
		>
			<section aria-labelledby={`${id}pemesan`} className="rounded-card bg-paper p-5 shadow-soft md:p-7">
				<h2 id={`${id}pemesan`} className="text-xl">
					Data reservasi
				</h2>
				<div className="mt-5 grid gap-5 md:grid-cols-2">
					<label className="font-semibold">
						Atas nama
						<input
							name="atasNama"
							autoComplete="name"
							maxLength={150}
							value={isian.atasNama}
							onChange={(event) => onType({ atasNama: event.target.value })}
							className={fieldClass}
						/>
					</label>
					<label className="font-semibold">
						Nomor telepon
						<input
							name="noTelp"
							type="tel"
							inputMode="tel"
							autoComplete="tel"
							maxLength={40}
							value={isian.noTelp}
							onChange={(event) => onType({ noTelp: event.target.value })}
							className={fieldClass}
						/>
					</label>
					<TanggalKunjunganField
						label="Tanggal kunjungan"
						value={isian.tanggalVisit}
						onChange={(tanggalVisit) => onType({ tanggalVisit })}
						className="md:col-span-2"
					>
						{(choose) =>
							hasKalender && (
								<Suspense>
									<HariKunjungan
										isi={lines.map((line) => line.id).join()}
										tanggal={isian.tanggalVisit}
										ditolak={ditolak}
										tersimpan="Data dan keranjang Anda tetap tersimpan."
										onChoose={choose}
									/>
								</Suspense>
							)
						}
					</TanggalKunjunganField>
				</div>
			</section>
			<section
				aria-labelledby={`${id}pesanan`}
				className="rounded-card bg-paper p-5 shadow-soft md:p-7 lg:sticky lg:top-6 lg:row-span-2"
			>
				<div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
					<h2 id={`${id}pesanan`} className="text-xl">
						Pesanan Anda
					</h2>
					<ButtonLink to="/yasmin-shop" look="quiet" className="-mr-4 -my-2">
						Tambah paket
					</ButtonLink>
				</div>
				<DaftarPesanan
					items={lines.map(({ id, shopItem, pasien }) => ({ ...shopItem, id, pasien: pasien.nama }))}
					total={lines.reduce((sum, { shopItem }) => sum + shopItem.harga, 0)}
				/>
			</section>
			<div className="flex flex-col gap-5">
				{syarat && (
					<section aria-labelledby={`${id}syarat`} className="rounded-card bg-paper p-5 shadow-soft md:p-7">
						<h2 id={`${id}syarat`} className="mb-3 text-xl">
							Syarat dan ketentuan
						</h2>
						<RichText html={syarat} textOnly className="text-[0.9375rem]" />
					</section>
				)}
				<PersetujuanNotice saat="mengirim reservasi" />
				<Button
					type="submit"
					aria-disabled={isSending}
					className="min-h-13 w-full text-lg md:w-auto md:self-start md:px-8"
				>
					<CalendarCheck className="size-5" />
					Reservasi Sekarang
				</Button>
				<DataSayaLink />
			</div>
		</form>
	)
}

const PREFILL_DELAY_MS = 1000

const empty = { atasNama: '', noTelp: '' }

/** Name and phone of the first own patient, a second after the form appeared; empty when the call fails. */
function usePrefill() {
	const { data = empty } = useFetched('prefill', async (signal) => {
		const [{ data: pasien }] = await Promise.all([
			browserApi(signal)('GET /v1/public/member-pasien'),
			wait(PREFILL_DELAY_MS),
		])
		const [own] = pasien.own
		return own ? { atasNama: own.nama, noTelp: own.noTelp } : empty
	})
	return data
}
