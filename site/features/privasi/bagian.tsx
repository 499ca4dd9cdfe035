export interface Bagian {
	id: string
	judul: string
	isi: React.ReactNode
}

export interface PrivasiOptions {
	namaWeb: string
	namaToko: string
	/** Whether visits are recorded only after consent. */
	asksFirst: boolean
	/** The address of the location lookup; empty when it is disabled. */
	geoHost: string
	/** 0 means without limit. */
	keepVisitorDays: number
	keepMemberDays: number
	/** Whether visitors manage their data themselves; else another system stores it. */
	hasDataSaya: boolean
	/** Registrations by WhatsApp leave a draft for the desk. */
	hasDraf: boolean
}

export type Istilah = [name: string, text: React.ReactNode, note?: string]

export const Daftar = ({ items }: { items: Istilah[] }) => (
	<dl className="mt-4 divide-y divide-line border-line border-y">
		{items.map(([name, text, note]) => (
			<div key={name} className="grid gap-1 py-3.5 md:grid-cols-[13rem_1fr] md:gap-6">
				<dt className="font-semibold text-teal-900">
					{name}
					{note && <span className="block font-normal text-[0.9375rem] text-soft">{note}</span>}
				</dt>
				<dd className="text-[0.9375rem] text-ink">{text}</dd>
			</div>
		))}
	</dl>
)

export const Butir = ({ items }: { items: React.ReactNode[] }) => (
	<ul className="mt-3 flex max-w-text list-disc flex-col gap-2 pl-5 marker:text-teal-600">
		{items.map((item, index) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
			<li key={index} className="pl-1">
				{item}
			</li>
		))}
	</ul>
)

export const Alinea = ({ children }: { children: React.ReactNode }) => (
	<p className="mt-4 max-w-text first:mt-0">{children}</p>
)
