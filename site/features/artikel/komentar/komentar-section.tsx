import { CornerDownRight, Hospital, MessageSquarePlus, Reply } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatAngka } from '../../../../contract/angka/angka.ts'
import type { Komentar } from '../../../../contract/artikel/komentar.ts'
import { tanggalWib } from '../../../../contract/tanggal/tanggal.ts'
import { useHydrated } from '../../../lib/browser/use-hydrated.ts'
import { formatTanggal } from '../../../lib/dates/format-tanggal.ts'
import { minimumDelay } from '../../../lib/fetching/minimum-delay.ts'
import { useFetched } from '../../../lib/fetching/use-fetched.ts'
import { browserApi } from '../../../load.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Empty, Loading } from '../../../ui/state/state.tsx'
import { KomentarForm } from './komentar-form.tsx'

interface OpenForm {
	/** The comment to reply to, or null for a new comment. */
	parentId: string | null
	/** A new value for every opening, so that the form starts empty. */
	turn: number
	/** The element that gets the focus back. */
	opener: Element | null
}

/** The comments of an article. They need scripts. */
export function KomentarSection({ artikelId }: { artikelId: string }) {
	const { list, isLoading, loadMore } = useKomentar(artikelId)
	const [form, setForm] = useState<OpenForm | null>(null)
	const items = useRef<HTMLUListElement>(null)
	const focusFrom = useRef<number>(undefined)

	// The pressed button may be gone: the focus moves to the first new comment.
	useEffect(() => {
		const first = focusFrom.current === undefined ? null : items.current?.children[focusFrom.current]
		if (!(first instanceof HTMLElement)) return
		focusFrom.current = undefined
		first.focus({ preventScroll: true })
	})

	const open = (parentId: string | null) =>
		setForm((before) => ({ parentId, turn: (before?.turn ?? 0) + 1, opener: document.activeElement }))
	const close = () => {
		if (form?.opener instanceof HTMLElement) form.opener.focus()
		setForm(null)
	}
	const formFor = (parentId: string | null) =>
		form?.parentId === parentId && (
			<KomentarForm key={form.turn} artikelId={artikelId} parentId={parentId} onClose={close} />
		)

	return (
		<section aria-labelledby="komentar" className="no-print">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<h2 id="komentar" className="text-2xl">
					Komentar{list && list.totalData > 0 && ` (${formatAngka(list.totalData)})`}
				</h2>
				{(list || isLoading) && (
					<Button look="secondary" icon={MessageSquarePlus} onClick={() => open(null)}>
						Tulis komentar
					</Button>
				)}
			</div>
			<noscript>
				<p className="mt-4 text-soft">Untuk membaca dan menulis komentar, aktifkan JavaScript di browser Anda.</p>
			</noscript>
			{formFor(null)}
			{!list && isLoading && <Loading thing="Komentar" skeletons={['h-28']} />}
			{list && (
				<div className="mt-6">
					{list.items.length === 0 ? (
						<Empty thing="Komentar" />
					) : (
						<ul ref={items} className="flex flex-col gap-4">
							{list.items.map((komentar) => (
								<KomentarItem key={komentar.id} komentar={komentar} onReply={() => open(komentar.id)}>
									{formFor(komentar.id)}
								</KomentarItem>
							))}
						</ul>
					)}
					{list.page < list.totalPage && (
						<Button
							look="secondary"
							className="mx-auto mt-6 flex"
							aria-disabled={isLoading}
							onClick={() => {
								focusFrom.current = list.items.length
								loadMore()
							}}
						>
							Muat komentar lainnya
						</Button>
					)}
				</div>
			)}
		</section>
	)
}

const KOMENTAR_PAGE_SIZE = 10

const empty = { items: [] as Komentar[], page: 0, totalPage: 0, totalData: 0 }
type KomentarList = typeof empty

/**
 * The comments of an article, page by page. They change without the article, so the browser loads them after
 * hydration. `list` is undefined until the first page is there; a first page that fails is an empty list.
 */
function useKomentar(artikelId: string) {
	const isHydrated = useHydrated()
	const { data, isFailed, isLoading, reload } = useFetched<KomentarList>(artikelId, (signal, before) =>
		loadNextPage(artikelId, before, signal),
	)
	return {
		list: data ?? (isFailed ? empty : undefined),
		isLoading: isHydrated && isLoading,
		loadMore() {
			if (!isLoading) void reload()
		},
	}
}

async function loadNextPage(artikelId: string, before = empty, signal: AbortSignal): Promise<KomentarList> {
	const page = before.page + 1
	const { data, pagination } = await minimumDelay(
		browserApi(signal)('GET /v1/public/artikel/komentar', {
			query: {
				filterArtikelId: artikelId,
				filterAllowStatus: true,
				shortCreatedAt: 'desc',
				recursiveFormat: true,
				page,
				limit: KOMENTAR_PAGE_SIZE,
			},
		}),
	)
	// A comment that was published meanwhile pushes others onto the next page: none is shown twice.
	const shown = new Set(before.items.map(({ id }) => id))
	const items = [...before.items, ...data.filter(({ id }) => !shown.has(id))]
	return { items, page, totalPage: pagination.totalPage, totalData: pagination.totalData }
}

interface KomentarItemProps {
	komentar: Komentar
	onReply: () => void
	/** The reply form, when it is open. */
	children?: React.ReactNode
}

function KomentarItem({ komentar, onReply, children }: KomentarItemProps) {
	const replies = komentar.komenChild ?? []
	return (
		<li tabIndex={-1} className="rounded-card bg-paper px-5 pt-5 pb-3 shadow-soft">
			<Words {...komentar} />
			<button
				type="button"
				onClick={onReply}
				aria-label={`Balas komentar ${komentar.nama}`}
				className="-ml-3 mt-1 inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 font-semibold text-sm text-teal-700 hover:bg-teal-50"
			>
				<Reply className="size-4" />
				Balas
			</button>
			{children}
			{replies.length > 0 && (
				<ul className="mt-1 mb-2 flex flex-col gap-5 border-teal-100 border-l-2 pl-4 lg:ml-6 lg:pl-6">
					{replies.map((reply) => (
						<li key={reply.id}>
							<Words {...reply} isReply />
						</li>
					))}
				</ul>
			)}
		</li>
	)
}

interface WordsProps extends Pick<Komentar, 'nama' | 'komentar' | 'createdAt' | 'dariRs'> {
	isReply?: boolean
}

function Words({ nama, komentar, createdAt, dariRs, isReply }: WordsProps) {
	const tanggal = tanggalWib(createdAt)
	return (
		<article>
			<div className="flex items-center gap-3">
				<span
					aria-hidden="true"
					className={`grid size-10 shrink-0 place-items-center rounded-full font-bold ${dariRs ? 'bg-teal-700 text-white' : 'bg-leaf-100 text-leaf-700'}`}
				>
					{dariRs ? (
						<Hospital className="size-4.5" />
					) : isReply ? (
						<CornerDownRight className="size-4.5" />
					) : (
						Array.from(nama)[0]?.toUpperCase()
					)}
				</span>
				<div className="min-w-0 leading-tight">
					<p className="wrap-anywhere font-bold text-teal-900">
						{nama}
						{dariRs && (
							<span className="ml-2 inline-block rounded-full bg-teal-100 px-2.5 py-0.5 font-semibold text-sm text-teal-800">
								Jawaban rumah sakit
							</span>
						)}
					</p>
					<time dateTime={tanggal} className="text-sm text-soft">
						{formatTanggal(tanggal)}
					</time>
				</div>
			</div>
			<p className="wrap-anywhere mt-3 whitespace-pre-line">{komentar}</p>
		</article>
	)
}
