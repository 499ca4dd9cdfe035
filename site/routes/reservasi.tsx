import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Keranjang } from '../../contract/shop/keranjang.ts'
import { ReservasiForm } from '../features/reservasi/reservasi-form.tsx'
import { ReservasiKosong } from '../features/reservasi/reservasi-kosong.tsx'
import { TanpaSkrip } from '../features/reservasi/reservasi-links.tsx'
import {
	type DitolakHari,
	ditolakHari,
	findSentReservasi,
	type ReservasiIsian,
	sendReservasi,
	storedAttempt,
	storedKunjungan,
	storeKunjungan,
} from '../features/reservasi/send-reservasi.ts'
import { keranjangStore, useKeranjang } from '../features/shop/keranjang/keranjang-store.ts'
import { minimumDelay } from '../lib/fetching/minimum-delay.ts'
import { useSendOnce } from '../lib/fetching/use-send-once.ts'
import { browserApi } from '../load.ts'
import { pageMeta } from '../meta.ts'
import { useShopCrumbs } from '../ui/button/shop-link.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Loading } from '../ui/state/state.tsx'
import type { Route } from './+types/reservasi'

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: 'Reservasi', path: '/reservasi', hidden: true })

/** The cart belongs to one person: it is loaded in the browser. */
export default function Reservasi() {
	const navigate = useNavigate()
	const { lines } = useKeranjang()
	const [isReady, setReady] = useState(false)
	const [typed, setTyped] = useState<Partial<ReservasiIsian>>(storedKunjungan)
	/** The cart as it was sent: the page shows it while the cart is emptied. */
	const [sentLines, setSentLines] = useState<Keranjang[] | null>(null)
	const [ditolak, setDitolak] = useState<DitolakHari | null>(null)
	const { isSending, send } = useSendOnce()

	const type = (change: Partial<ReservasiIsian>) => {
		setTyped((before) => ({ ...before, ...change }))
		storeKunjungan({ ...typed, ...change })
	}

	async function remove(id: string) {
		await browserApi()('DELETE /v1/public/shop-keranjang/remove', { body: [{ id }] })
		await keranjangStore.changed()
	}

	async function leave(kode: string, replace = false) {
		storeKunjungan({})
		void keranjangStore.changed()
		await navigate(`/reservasi-status/${kode}`, { replace })
	}

	const reserve = (isian: ReservasiIsian) =>
		send(async () => {
			setSentLines(lines)
			try {
				await leave(await sendReservasi(isian, lines))
			} catch (error) {
				setSentLines(null)
				setDitolak(ditolakHari(error, isian))
				throw error
			}
		})

	/** A reservation that was sent before a reload may have succeeded: it is checked before the cart is shown. */
	const ask = () =>
		send(async () => {
			const kode = await findSentReservasi()
			if (kode) await leave(kode, true)
		})

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
	useEffect(() => {
		let isGone = false
		minimumDelay(Promise.all([keranjangStore.reload(), ask()])).then(() => isGone || setReady(true))
		return () => {
			isGone = true
		}
	}, [])

	const shown = sentLines ?? lines
	return (
		<>
			<PageHeader judul="Reservasi" crumbs={useShopCrumbs()} />
			{!isReady ? (
				<div className="page py-6">
					<TanpaSkrip />
					<div className="noscript:hidden">
						<Loading thing="Keranjang" skeletons={['h-80']} />
					</div>
				</div>
			) : shown.length > 0 ? (
				<ReservasiForm
					lines={shown}
					typed={typed}
					onType={type}
					ditolak={ditolak}
					isSending={isSending}
					onRemove={remove}
					onSend={reserve}
				/>
			) : (
				<ReservasiKosong isUnsure={storedAttempt()?.isUnsure ?? false} isAsking={isSending} onAsk={ask} />
			)}
		</>
	)
}
