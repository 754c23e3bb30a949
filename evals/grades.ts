import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Model, ModelError } from '#server/models/contract/model.ts'
import type { ConversationToGrade } from '#server/workers/evaluation/grade-request.ts'
import { LANGUAGES, type Language } from '#shared/language.ts'
import { type Grade, gradeReply } from './judge.ts'

/** Who grades, and the file that the grades are written to. */
export interface Judging {
  readonly model: Model
  readonly file?: string | undefined
}

/** A conversation whose last reply is to be graded. */
export interface ToGrade extends ConversationToGrade {
  readonly id: string
  readonly lang: Language
}

/** A graded reply, as the file of grades holds it. */
interface Graded extends Grade {
  readonly id: string
  readonly lang: Language
  /** The founder's last message. */
  readonly asked: string
  readonly reply: string
}

/**
 * Has the last reply of each conversation graded, prints the grades by language and writes them to the judging's file.
 * A reply whose grade fails is left out of all figures and named; `onFailure` is told of the provider's failures.
 */
export async function gradeAll(
  conversations: readonly ToGrade[],
  { model, file }: Judging,
  onFailure: (error: ModelError) => void,
) {
  const graded: Graded[] = []
  for (const { id, lang, ...given } of conversations) {
    const grade = await gradeReply(model, given).catch((error: unknown) => {
      if (!(error instanceof ModelError)) throw error
      onFailure(error)
      return error
    })
    if (grade instanceof ModelError) continue
    const asked = given.messages.at(-1)?.content ?? ''
    if (!grade) {
      // Files of requests are named by their content: the words of the message find it.
      console.log(`${id}: the judge's answer is no grade. The message was: ${asked.slice(0, 80)}`)
      continue
    }
    graded.push({ id, lang, asked, reply: given.reply, grade: grade.grade, reasons: grade.reasons })
  }
  if (file) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(graded, null, 2)}\n`)
  }
  if (graded.length > 0) printGrades(graded)
  return sumUp(graded)
}

/** The figures of some grades: null where there is no grade. */
export function sumUp(graded: readonly Pick<Graded, 'grade'>[]) {
  const grades = graded.map(({ grade }): number => grade)
  const share = (counts: (grade: number) => boolean) =>
    grades.length === 0 ? null : rounded(grades.filter(counts).length / grades.length)
  return {
    judged: grades.length,
    judgeMean:
      grades.length === 0 ? null : rounded(grades.reduce((sum, grade) => sum + grade, 0) / grades.length),
    judgeLowest: grades.length === 0 ? null : Math.min(...grades),
    judgeAtLeast4: share((grade) => grade >= 4),
    judgeAtMost2: share((grade) => grade <= 2),
  }
}

function printGrades(graded: readonly Graded[]): void {
  console.log('\ngrades')
  for (const { id, lang, grade, reasons } of graded)
    console.log(`${id} ${lang} ${grade}: ${reasons.worth_paying}`)
  for (const part of ['all', ...LANGUAGES]) {
    const own = part === 'all' ? graded : graded.filter(({ lang }) => lang === part)
    const { judged, judgeMean, judgeLowest, judgeAtLeast4, judgeAtMost2 } = sumUp(own)
    if (judged === 0) continue
    console.log(
      `${part.padEnd(3)} ${judged} judged: mean ${judgeMean}, lowest ${judgeLowest}, 4 or more ${judgeAtLeast4}, 2 or less ${judgeAtMost2}`,
    )
  }
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000
