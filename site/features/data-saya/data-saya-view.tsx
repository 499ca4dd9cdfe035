import { CircleCheck, FileLock2, HeartHandshake, Scale, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useFitur, useMerek } from '../../template.ts'
import { Button } from '../../ui/button/button.tsx'
import { ShopLink } from '../../ui/button/shop-link.tsx'
import { focusOnMount } from '../../ui/focus/focus-on-mount.ts'
import { KebijakanLink } from '../../ui/persetujuan-notice/persetujuan-notice.tsx'
import { Loading } from '../../ui/state/state.tsx'
import { MemberDataView } from './member-data-view.tsx'
import { ReservasiDiingat } from './reservasi-diingat.tsx'
import { TerimaPindah, usePindahToken } from './terima-pindah.tsx'
import { useMemberData } from './use-member-data.ts'

export function DataSayaView() {
	const { data, isFailed, startOver, changed, moved, left } = useMemberData()
	const isLoading = data === undefined && !isFailed
	const { token, dropToken } = usePindahToken()
	const [notice, setNotice] = useState('')
	const hasPindah = useFitur('pindah')

	const withNotice = (action: () => Promise<void>) => async (text: string) => {
		await action()
		setNotice(text)
	}
	return (
		<div className="page flex flex-col gap-6 py-8 lg:gap-8 lg:py-12">
			<noscript>
				<p className="rounded-card bg-sand p-5">Untuk melihat data Anda, aktifkan JavaScript di browser.</p>
			</noscript>
			{notice && <Notice key={notice} text={notice} />}
			{isLoading && (
				<div className="noscript:hidden">
					<Loading thing="Data" skeletons={['h-64', 'h-64']} />
				</div>
			)}
			{!data && isFailed && <Failed onRetry={startOver} />}
			{data === null && !isFailed && (
				<>
					<ReservasiDiingat />
					<NoMember />
				</>
			)}
			{data && <MemberDataView data={data} onChanged={withNotice(changed)} onLeft={withNotice(left)} />}
			{hasPindah && token !== null && !isLoading && (
				<TerimaPindah token={token} here={data} onMoved={withNotice(moved)} onClose={dropToken} />
			)}
			<ApaYangDisimpan />
		</div>
	)
}

const Notice = ({ text }: { text: string }) => (
	<p
		ref={focusOnMount}
		role="status"
		tabIndex={-1}
		className="flex items-center gap-3 rounded-card bg-leaf-50 px-5 py-4 font-semibold text-teal-900"
	>
		<CircleCheck className="size-6 shrink-0 text-leaf-700" />
		{text}
	</p>
)

const Failed = ({ onRetry }: { onRetry: () => void }) => (
	<section className="rounded-card border border-line border-dashed bg-paper/60 px-6 py-10 text-center">
		<h2 className="text-xl">Data belum dapat ditampilkan</h2>
		<p className="mx-auto mt-2 max-w-text text-soft">Data Anda tidak berubah. Silakan coba sebentar lagi.</p>
		<Button look="secondary" onClick={onRetry} className="mt-5">
			Coba lagi
		</Button>
	</section>
)

const points = [
	{
		Icon: FileLock2,
		judul: 'Yang kami simpan',
		text: 'Nama dan kontak Anda, data pasien, keranjang, reservasi, dan nama perangkat Anda. Foto KTP tidak pernah dikirim.',
	},
	{
		Icon: HeartHandshake,
		judul: 'Untuk apa',
		text: 'Agar Anda tidak mengisi ulang dan kami dapat menyiapkan kunjungan. Tidak untuk iklan.',
	},
	{
		Icon: Scale,
		judul: 'Hak Anda',
		text: 'Melihat, memperbaiki, mengunduh, dan menghapusnya, sesuai UU Pelindungan Data Pribadi (No. 27 Tahun 2022).',
	},
]

const ApaYangDisimpan = () => (
	<section aria-label="Penjelasan" className="rounded-card bg-teal-50 p-5 lg:p-7">
		<div className="grid gap-4 md:grid-cols-3 md:gap-6 lg:gap-8">
			{points.map(({ Icon, judul, text }) => (
				<div key={judul} className="grid grid-cols-[auto_1fr] content-start gap-x-3">
					<Icon className="size-6 text-teal-700" />
					<h2 className="text-lg">{judul}</h2>
					<p className="col-span-2 mt-1 text-[0.9375rem] text-soft">{text}</p>
				</div>
			))}
		</div>
		<p className="mt-4 border-teal-200 border-t pt-4 text-[0.9375rem] text-soft">
			Halaman ini tidak memakai kata sandi: siapa pun yang memegang perangkat ini dapat membukanya. Selengkapnya di{' '}
			<KebijakanLink />.
		</p>
	</section>
)

const steps = [
	'Di ponsel yang lama, buka halaman Data Saya ini.',
	'Pilih Pindahkan ke ponsel lain, lalu Buat kode.',
	'Arahkan kamera perangkat ini ke kode QR yang muncul, lalu buka tautannya.',
]

/** This device has no member. */
function NoMember() {
	const { namaToko } = useMerek()
	const hasPindah = useFitur('pindah')
	return (
		<div className="grid gap-6 lg:grid-cols-2">
			<section className="rounded-card bg-paper p-5 shadow-soft lg:p-8">
				<h2 className="text-xl lg:text-2xl">Tidak ada data di perangkat ini</h2>
				<p className="mt-2 text-soft">Data Anda tersimpan setelah Anda mendaftar di {namaToko}.</p>
				<ShopLink className="mt-5" />
			</section>
			{hasPindah && (
				<section className="rounded-card bg-paper p-5 shadow-soft lg:p-8">
					<h2 className="flex items-center gap-2 text-xl lg:text-2xl">
						<Smartphone className="size-6 shrink-0 text-teal-700" />
						Data Anda ada di ponsel lain?
					</h2>
					<ol className="mt-3 flex list-decimal flex-col gap-2 pl-6 text-soft marker:font-bold marker:text-teal-700">
						{steps.map((step) => (
							<li key={step} className="pl-1">
								{step}
							</li>
						))}
					</ol>
				</section>
			)}
		</div>
	)
}
