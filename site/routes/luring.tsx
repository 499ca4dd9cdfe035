import { MapPin, Phone, RefreshCw, WifiOff } from 'lucide-react'
import type { PageHandle } from '../../contract/cache.ts'
import { contactAddress } from '../../contract/links/contact-address.ts'
import { merekAddress } from '../../contract/merek/merek-address.ts'
import { OFFLINE_PAGE, PAGE_COPIES } from '../../contract/web/offline-page.ts'
import { NOMOR_DARURAT, useIgd } from '../features/keluhan/igd-links.tsx'
import { showStored } from '../features/luring/show-stored.ts'
import { parseReservasiPerangkat, RESERVASI_PERANGKAT_KEY } from '../features/reservasi/reservasi-perangkat.ts'
import { pageMeta } from '../meta.ts'
import { nonceContext } from '../render-context.ts'
import type { PlainPage } from '../root.tsx'
import { useTemplate } from '../template.ts'
import { Button, buttonClass } from '../ui/button/button.tsx'
import type { Route } from './+types/luring'

const COBA_LAGI = 'coba-lagi'

const options = {
	reservasiKey: RESERVASI_PERANGKAT_KEY,
	pageCopies: PAGE_COPIES,
	offlinePage: OFFLINE_PAGE,
	retryButton: COBA_LAGI,
}

const judul = 'Tidak ada koneksi internet'

/** It has one small script of its own: the scripts of the site would have to be stored too. */
export const handle: PageHandle & PlainPage = { cache: {}, plain: true }

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: judul, path: OFFLINE_PAGE, hidden: true })

export const loader = ({ context }: Route.LoaderArgs) => ({ nonce: context.get(nonceContext) })

export const clientLoader = () => ({ nonce: '' })

/** What the service worker shows in place of a page that cannot be loaded. Nothing here needs a connection. */
export default function Luring({ loaderData }: Route.ComponentProps) {
	const { webSetting, merek } = useTemplate()
	const setting = webSetting.data
	const { namaPendek } = merek.data
	const { noTelp } = useIgd()
	return (
		<>
			<header className="border-line border-b bg-paper">
				<div className="page flex min-h-18 max-w-3xl items-center gap-2.5 py-2 font-bold text-lg text-teal-800 leading-tight">
					<img
						src={merekAddress('ikon-192.png', merek.data)}
						alt=""
						width={36}
						height={36}
						className="size-9 shrink-0"
					/>
					{namaPendek}
				</div>
			</header>
			<main id="isi" className="page grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 py-6 lg:py-10">
				<section
					aria-labelledby="igd"
					className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card bg-paper p-4 shadow-soft sm:p-5 md:p-7"
				>
					<h1 className="flex items-start gap-3 text-2xl lg:text-3xl">
						<WifiOff className="mt-1 size-6 shrink-0 text-soft lg:size-7" />
						{judul}
					</h1>
					<h2 id="igd" className="text-lg">
						Keadaan darurat? Telepon tidak memerlukan internet.
					</h2>
					<div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:flex sm:flex-wrap">
						{noTelp && (
							<a
								href={contactAddress(noTelp, 'telp')}
								className={buttonClass('igd', 'min-h-14 px-3! sm:px-6! sm:text-lg')}
							>
								<Phone className="size-[20px] shrink-0" />
								<span className="min-w-0">
									Panggil IGD <span className="inline-block max-w-full">{noTelp}</span>
								</span>
							</a>
						)}
						<a
							href={`tel:${NOMOR_DARURAT}`}
							className={buttonClass(noTelp ? 'secondary' : 'igd', 'min-h-14 px-3! sm:px-6! sm:text-lg')}
						>
							<Phone className="size-[20px] shrink-0" />
							Telepon {NOMOR_DARURAT}
						</a>
					</div>
					{setting?.alamat && (
						<div className="flex items-start gap-3 border-line border-t pt-4">
							<MapPin className="mt-0.5 size-5 shrink-0 text-teal-700" />
							<address className="min-w-0 break-words not-italic">
								<strong className="block font-semibold">{setting.namaWeb}</strong>
								{setting.alamat}
							</address>
						</div>
					)}
				</section>

				<section id="reservasi" hidden aria-labelledby="judul-reservasi">
					<h2 id="judul-reservasi" className="text-xl">
						Reservasi Anda
					</h2>
					<p className="mt-1 text-soft">
						Seperti saat terakhir dibuka di perangkat ini. Perubahan terbaru terlihat setelah ada internet lagi.
					</p>
					<ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
						<template>
							<li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card bg-paper p-5 shadow-soft md:p-7">
								<p>
									<span className="block text-sm text-soft">Kode reservasi</span>
									<code
										data-isi="kode"
										className="block select-all font-extrabold font-sans text-[1.375rem] text-teal-800 leading-tight tracking-wide wrap-anywhere [font-variant-ligatures:none] sm:text-3xl"
									/>
								</p>
								<p>
									<span className="block text-sm text-soft">Tanggal kunjungan</span>
									<strong data-isi="tanggal" className="font-semibold" />
								</p>
								<p>
									<span className="block text-sm text-soft">Tempat</span>
									{[setting?.namaWeb ?? namaPendek, setting?.alamat].filter(Boolean).join(', ')}
								</p>
								<div>
									<span className="block text-sm text-soft">Persiapan</span>
									<ul data-isi="persiapan" className="mt-1 grid list-disc gap-1.5 pl-6 marker:text-teal-700" />
								</div>
							</li>
						</template>
					</ul>
				</section>

				<p>
					<Button icon={RefreshCw} id={COBA_LAGI} className="w-full sm:w-auto">
						Coba lagi
					</Button>
				</p>

				<section id="halaman" hidden aria-labelledby="judul-halaman">
					<h2 id="judul-halaman" className="text-xl">
						Dapat dibaca tanpa internet
					</h2>
					<p className="mt-1 text-soft">Salinan halaman yang pernah Anda buka; isinya mungkin sudah berubah.</p>
					<ul className="mt-3 rounded-card bg-paper px-5 py-1 shadow-soft md:px-7 [&>li+li]:border-line [&>li+li]:border-t">
						<template>
							<li>
								<a
									data-isi="tautan"
									href="/"
									className="flex min-h-12 items-center py-2 font-semibold text-teal-700 underline-offset-4 hover:underline"
								>
									Halaman
								</a>
							</li>
						</template>
					</ul>
				</section>
			</main>
			<script
				nonce={loaderData.nonce}
				// biome-ignore lint/security/noDangerouslySetInnerHtml: functions of ours with constants of ours
				dangerouslySetInnerHTML={{ __html: `(${showStored})(${JSON.stringify(options)}, ${parseReservasiPerangkat})` }}
			/>
		</>
	)
}
