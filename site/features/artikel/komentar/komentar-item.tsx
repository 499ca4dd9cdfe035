import { CornerDownRight, Hospital, Reply } from 'lucide-react'
import type { Komentar } from '../../../../contract/artikel/komentar.ts'
import { tanggalWib } from '../../../../contract/tanggal/tanggal.ts'
import { formatTanggal } from '../../../lib/dates/format-tanggal.ts'

interface KomentarItemProps {
	komentar: Komentar
	onReply: () => void
	/** The reply form, when it is open. */
	children?: React.ReactNode
}

export function KomentarItem({ komentar, onReply, children }: KomentarItemProps) {
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
