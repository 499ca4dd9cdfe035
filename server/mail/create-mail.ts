import { escapeHtml } from '../../contract/escape-html.ts'
import type { MailMessage } from './create-mailer.ts'

interface Daftar {
	judul: string
	butir: string[]
}

interface MailContent extends Pick<MailMessage, 'attachments'> {
	to: string
	subject: string
	/** The name of the hospital, above the text and below it. */
	rumahSakit: string
	/** Before the button. A line break stays one. */
	pembuka: string[]
	/** Facts as label and value, between text and button. */
	rincian?: [label: string, nilai: string][]
	/** Lists, each with a heading. An empty one is left out. */
	daftar?: Daftar[]
	tombol?: { label: string; href: string }
	/** Further links, below the button. */
	tautan?: { label: string; href: string }[]
	/** At the end. */
	penutup?: string[]
	/** The colour of the button, readable with white text. */
	warna?: string
}

/** Writes a message as plain text and as HTML. Every part is plain text and is escaped. */
export function createMail(content: MailContent): MailMessage {
	const {
		to,
		subject,
		rumahSakit,
		pembuka,
		rincian = [],
		tombol,
		tautan = [],
		penutup = [],
		warna = DARK,
		attachments,
	} = content
	const daftar = (content.daftar ?? []).filter(({ butir }) => butir.length > 0)
	const text = [
		...pembuka,
		...(rincian.length > 0 ? [rincian.map(([label, nilai]) => `${label}: ${nilai}`).join('\n')] : []),
		...daftar.map(({ judul, butir }) => [`${judul}:`, ...butir.map((each) => `- ${each}`)].join('\n')),
		...(tombol ? [`${tombol.label}:\n${tombol.href}`] : []),
		...tautan.map(({ label, href }) => `${label}:\n${href}`),
		...penutup,
		rumahSakit,
	].join('\n\n')
	const button = tombol
		? `<p style="margin:24px 0"><a href="${escapeHtml(tombol.href)}" style="${BUTTON};background:${warna}">${escapeHtml(tombol.label)}</a></p>`
		: ''
	const html = `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f3f5f6;font:16px/1.6 Arial,Helvetica,sans-serif;color:${DARK}">
<div style="box-sizing:border-box;max-width:560px;margin:0 auto;padding:24px;background:#fff;border-top:4px solid ${warna};border-radius:8px;overflow-wrap:anywhere">
<p style="margin:0 0 16px;font-size:18px;font-weight:bold">${escapeHtml(rumahSakit)}</p>
${paragraphs(pembuka)}${facts(rincian)}${daftar.map(list).join('')}${button}${links(tautan)}${paragraphs(penutup)}
</div></body></html>`
	return { to, subject, text, html, ...(attachments && { attachments }) }
}

const DARK = '#1c2529'
const BUTTON =
	'display:inline-block;padding:12px 20px;border-radius:8px;color:#fff;font-weight:bold;text-decoration:none'

const paragraphs = (texts: string[]) => texts.map((each) => `<p style="margin:0 0 16px">${lines(each)}</p>`).join('')

/** Label above value: beside it, a code would break on a phone. */
const facts = (rows: [string, string][]) =>
	rows.length === 0
		? ''
		: `<div style="margin:0 0 16px;padding:12px 16px 4px;background:#f3f5f6;border-radius:8px">${rows
				.map(
					([label, value]) =>
						`<p style="margin:0 0 8px"><span style="font-size:14px;color:#56636a">${escapeHtml(label)}</span><br><strong>${escapeHtml(value)}</strong></p>`,
				)
				.join('')}</div>`

const list = ({ judul, butir }: Daftar) =>
	`<p style="margin:0 0 4px;font-weight:bold">${escapeHtml(judul)}</p><ul style="margin:0 0 16px;padding-left:24px">${butir
		.map((each) => `<li style="margin:0 0 4px">${lines(each)}</li>`)
		.join('')}</ul>`

const links = (each: { label: string; href: string }[]) =>
	each
		.map(({ label, href }) => `<p style="margin:0 0 16px"><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`)
		.join('')

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')
