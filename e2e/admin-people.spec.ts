import { readFile } from 'node:fs/promises'
import { ROUTES } from '../shared/routes.ts'
import { expectAccessible, expectAccessibleHere } from './accessible.ts'
import {
  createAccount,
  enter,
  expect,
  newPerson,
  type Person,
  type Product,
  send,
  signIn,
  test,
} from './fixtures.ts'

const PHONE = { width: 390, height: 844 }

/** A user who is found by a name that nobody else has. */
async function newUser(product: Product, name: string): Promise<Person> {
  const person = { ...newPerson(), name }
  await createAccount(product.url, person)
  return person
}

test.describe('the admin area', () => {
  // What a page behind the guard asks for is refused before it leads away.
  test.use({ expectedErrors: ['401', '403', 'ERR_FAILED'] })

  // At every address: web/app/admin-addresses.dom.test.tsx.
  test('opens to an admin alone, until the session or the role is gone', async ({ page, guided }) => {
    const signInPage = /\/auth(\?|$)/
    await page.goto(guided.url + ROUTES.adminAuditLog)
    await expect(page).toHaveURL(signInPage)

    const person = await newUser(guided, 'Wanda Was')
    await enter(page, guided.url, person, ROUTES.adminSettings)
    await expect(page).toHaveURL(`${guided.url}/`)
    await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0)

    const role = (name: string) =>
      guided.query(
        `insert into user_roles (user_id, role) select id, $2 from profiles where email = $1
         on conflict (user_id) do update set role = $2`,
        [person.email, name],
      )
    await role('admin')
    await page.goto(guided.url + ROUTES.adminUsers)
    await expect(page.getByRole('row', { name: /Wanda Was/ })).toBeVisible()
    await role('user')
    await page.getByPlaceholder('Search users by name or email...').fill('anybody')
    await expect(page).toHaveURL(`${guided.url}/`)
    await expect(page.getByText('You are no longer an admin.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0)

    await enter(page, guided.url, guided.admin, ROUTES.admin)
    await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
    await guided.query(
      `delete from auth.session where "userId" = (select id from profiles where email = $1)`,
      [guided.admin.email],
    )
    await page.goto(guided.url + ROUTES.adminUsers)
    await expect(page).toHaveURL(signInPage)
  })
})

test.describe('the overview', () => {
  test('is reached from the chat, shows what happened and leads to every section', async ({
    page,
    guided,
  }) => {
    await enter(page, guided.url, guided.admin)
    await expect(page.getByRole('link', { name: 'Admin', exact: true })).toBeVisible()
    await send(page, 'How many interviews are enough?')
    await guided.stored('How many interviews are enough?')
    await page.getByRole('link', { name: 'Admin Dashboard' }).click()
    await expect(page).toHaveURL(guided.url + ROUTES.admin)
    await expect(page).toHaveTitle(/^Overview/)

    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: /^Set up \(\d of 6\)$/ })).toBeVisible()
    await expect(main.getByText('Password-reset mails are not sent.')).toBeVisible()
    for (const title of ['Message quality', 'Active users']) {
      await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible()
    }
    await expect(main.getByRole('img', { name: /^Active people over 30 days/ })).toBeVisible()
    await expect(main.getByRole('img', { name: /^Cost/ })).toHaveCount(0)
    await main.getByText('90 days').click()
    await expect(main.getByRole('img', { name: /^Active people over 90 days/ })).toBeVisible()
    await main.getByRole('button', { name: 'The charts as a table' }).click()
    await expect(main.getByRole('table').getByRole('row')).toHaveCount(91)
    await expectAccessible(page)

    const sections = page.getByRole('navigation', { name: 'GTM Admin' })
    await expect(sections.getByRole('link')).toHaveText([
      'Overview',
      'Knowledge Base',
      'Assistant Settings',
      'Prompt Boxes',
      'Users',
      'Conversations',
      /^Review\d*$/,
      'Evaluation',
      'Site',
      'System',
      'Audit log',
      'Back to chat',
    ])
    await expect(sections.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
  })
})

test.describe('users', () => {
  test('are found, promoted, suspended, let in again, and deleted with all data, by keyboard alone', async ({
    page,
    guided,
    browser,
  }) => {
    const person = await newUser(guided, 'Quirin Quiet')
    await enter(page, guided.url, guided.admin, ROUTES.adminUsers)
    for (const column of ['Full Name', 'Email', 'Role', 'Created']) {
      await expect(page.getByRole('columnheader', { name: column })).toBeVisible()
    }
    const search = page.getByPlaceholder('Search users by name or email...')
    await search.fill('nobody is called so')
    await expect(page.getByText('No users found')).toBeVisible()
    await search.fill('quirin qui')
    const row = page.getByRole('row', { name: /Quirin Quiet/ })
    await expect(page.getByRole('row')).toHaveCount(2)
    await expectAccessible(page)

    await row.getByRole('button', { name: /^user/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Change User Role?' })
    await expect(dialog.getByText('This will grant full admin access to all features.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await row.getByRole('button', { name: /^user/ }).press('Enter')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Role updated to admin')).toBeVisible()

    await row.getByRole('button', { name: /^admin/ }).click()
    await expect(dialog).toBeVisible()
    await expect(dialog.getByText('This will grant full admin access')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Role updated to user')).toBeVisible()
    expect(
      await guided.query(
        'select role from user_roles join profiles on profiles.id = user_id where email = $1',
        [person.email],
      ),
    ).toEqual([{ role: 'user' }])

    const context = await browser.newContext()
    const theirs = await context.newPage()
    await enter(theirs, guided.url, person, ROUTES.account)
    await expect(theirs.getByRole('heading', { name: 'Your account' })).toBeVisible()

    const actions = page.getByRole('button', { name: 'Actions for Quirin Quiet' })
    const act = async (name: string) => {
      await actions.press('Enter')
      const item = page.getByRole('menuitem', { name })
      await expect(item).toBeVisible()
      await item.press('Enter')
    }
    await act('Suspend')
    await page.keyboard.press('Escape')
    await expect(actions).toBeFocused()
    await act('Suspend')
    await page.getByRole('button', { name: 'Suspend', exact: true }).press('Enter')
    await expect(page.getByText(`${person.email} is suspended`)).toBeVisible()
    await expect(page.getByRole('row', { name: /Quirin Quiet/ }).getByText('Suspended')).toBeVisible()
    await theirs.reload()
    await expect(theirs).toHaveURL(/\/auth/)
    await act('Reactivate')
    await expect(page.getByText(`${person.email} can sign in again`)).toBeVisible()
    await theirs.goto(`${guided.url}/auth`)
    await signIn(theirs, person)
    await act('Sign out everywhere')
    await page.getByRole('button', { name: 'Sign out', exact: true }).press('Enter')
    await expect(page.getByText(`${person.email} is signed out everywhere`)).toBeVisible()
    await theirs.goto(guided.url + ROUTES.account)
    await expect(theirs).toHaveURL(/\/auth/)
    await context.close()

    await act('Delete with all data')
    const last = page.getByRole('dialog', { name: 'Delete user with all data?' })
    await last.getByRole('button', { name: 'Delete user' }).press('Enter')
    await expect(last.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
    await last.getByRole('textbox').fill(person.email)
    await expectAccessible(page)
    await last.getByRole('button', { name: 'Delete user' }).press('Enter')
    await expect(page.getByText(`${person.email} and all data are deleted`)).toBeVisible()
    await expect(page.getByText('No users found')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Users (0)' }).locator('span')).toBeFocused()
    expect(await guided.query('select from profiles where email = $1', [person.email])).toEqual([])
  })
})

test.describe('conversations', () => {
  test('are read by user, claimed ones marked, and each view is recorded', async ({ page, guided }) => {
    const person = await newUser(guided, 'Renate Reader')
    const session = '0b5e1d9c-3f52-4c8e-9a61-5d2f7c1e8a40'
    await guided.query(
      `with owner as (select id from profiles where email = $1), stored as (
         insert into conversations (user_id, session_id, title, claimed_at, updated_at)
         select id, $2::uuid, 'About membranes', now(), '2026-03-04T15:05:00Z'::timestamptz from owner
         union all select null, $2::uuid, 'A stranger asks', null, '2026-03-04T15:05:00Z'::timestamptz
         returning id, user_id, session_id)
       insert into chat_messages (conversation_id, user_id, session_id, role, content, status, created_at)
       select id, user_id, session_id, role, content, 'complete', at::timestamptz from stored,
         (values ('user', 'Our membrane lasts 1,000 hours.', '2026-03-04T15:04:09Z'),
                 ('assistant', 'Who pays for that today?', '2026-03-04T15:05:00Z')) m(role, content, at)`,
      [person.email, session],
    )
    await enter(page, guided.url, guided.admin, ROUTES.adminConversations)
    await expect(page.getByText('View all user conversations and messages')).toBeVisible()
    const search = page.getByPlaceholder('Search by user email or name...')
    const list = page.getByRole('list', { name: 'Conversations' })
    await search.fill('nobody is called so')
    await expect(page.getByText('No conversations found')).toBeVisible()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(list.getByText('Anonymous User').first()).toBeVisible()
    await search.fill(person.email)
    await expect(list.getByText('Renate Reader')).toBeVisible()
    await expect(list.getByText(person.email)).toBeVisible()
    const card = list.getByRole('button')
    await expect(card).toHaveCount(1)
    await expect(card).toContainText('Conversation')
    await expect(card).toContainText('Claimed')
    await expect(card).toContainText('2 msgs')
    await expect(card).toContainText(/Mar 4, \d{1,2}:05 [AP]M/)
    // The first one is selected by itself.
    const messages = page.getByRole('region', { name: 'Messages of the conversation' })
    await expect(messages.getByRole('article')).toHaveCount(2)
    await expect(messages.getByRole('article').first()).toContainText('user')
    await expect(messages.getByRole('article').first()).toContainText(/\d{1,2}:04:09 [AP]M/)
    await expect(messages).toContainText('Our membrane lasts 1,000 hours.')
    await expect(card).toContainText('Our membrane lasts 1,000 hours.')
    await page.getByLabel('Search in messages').fill('pays today')
    await expect(list.getByText('Who pays for that today?')).toBeVisible()
    await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: /^Details/ }).click()
    await expect(messages.getByText('not recorded then').first()).toBeVisible()
    await page.getByRole('button', { name: /^Rated down/ }).click()
    await expect(page.getByText('No conversations found')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByRole('button', { name: 'Clear the words' }).click()
    await expect(card).toHaveCount(1)
    await expectAccessible(page)
    const views = await guided.query(
      `select from audit_log where action = 'conversation_viewed' and target in
         (select 'conversation:' || c.id from conversations c join profiles p on p.id = c.user_id where p.email = $1)`,
      [person.email],
    )
    expect(views.length).toBeGreaterThan(0)

    await page.getByRole('button', { name: 'Export' }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Markdown' }).click()
    const file = await (await downloading).path()
    expect(await readFile(file, 'utf8')).toContain('Who pays for that today?')

    await search.fill(session.slice(0, 8))
    await expect(list.getByText(`Session: ${session.slice(0, 8)}...`)).toBeVisible()

    // By the thousand they are scrolled and searched without being loaded all.
    const volker = await newUser(guided, 'Volker Voluminous')
    await guided.query(
      `insert into conversations (user_id, title, updated_at)
       select id, 'Volume ' || n, now() - n * interval '1 minute' from profiles, generate_series(1, 1500) n
       where email = $1`,
      [volker.email],
    )
    await page.goto(`${guided.url}${ROUTES.adminConversations}?search=${volker.email}`)
    await expect(page.getByText('1,500 conversations')).toBeVisible()
    await expect(list.getByText('Volume 1', { exact: true })).toBeVisible()
    expect(await list.getByRole('listitem').count()).toBeLessThan(60)
    // The arrow keys move through the list, and End reaches what is loaded; more comes as its end nears.
    await list.getByRole('button').first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(list.getByRole('button', { name: /Volume 2\b/ })).toBeFocused()
    await page.keyboard.press('End')
    await expect(list.getByText('Volume 100', { exact: true })).toBeVisible()
    await expect(async () => {
      await page.keyboard.press('End')
      await expect(list.getByText('Volume 200', { exact: true })).toBeVisible({ timeout: 1_000 })
    }).toPass()
    expect(await list.getByRole('listitem').count()).toBeLessThan(60)
    await page.keyboard.press('Enter')
    await expect(page.getByText('This conversation has no messages.')).toBeVisible()
  })
})

test('an invited colleague joins as support, reads the back-office and finds nothing to change', async ({
  page,
  guided,
  browser,
}) => {
  const colleague = newPerson()
  await enter(page, guided.url, guided.admin, ROUTES.adminUsers)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' })
  await dialog.getByLabel('Email').fill(colleague.email)
  await dialog.getByLabel('Role').selectOption('Support')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Invite' }).click()
  const link = await dialog.getByLabel('Link').inputValue()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: colleague.email })).toContainText('in 7 days')

  const context = await browser.newContext()
  const theirs = await context.newPage()
  await theirs.goto(link)
  await expect(theirs.getByText(colleague.email)).toBeVisible()
  await expectAccessible(theirs)
  await theirs.getByRole('link', { name: 'Create your account' }).click()
  await theirs.getByLabel('Full Name').fill(colleague.name)
  await theirs.getByLabel('Email').fill(colleague.email)
  await theirs.getByLabel('Password', { exact: true }).fill(colleague.password)
  await theirs.getByRole('button', { name: 'Sign Up' }).click()
  await expect(theirs.getByRole('link', { name: 'You have accepted it. Go on' })).toBeVisible()

  await theirs.goto(guided.url + ROUTES.adminUsers)
  await expect(theirs.getByText('Support reads and changes nothing.')).toBeVisible()
  await expect(theirs.getByRole('row', { name: new RegExp(guided.admin.email) })).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Invite' })).toHaveCount(0)
  await expect(theirs.getByRole('button', { name: /^Actions for/ })).toHaveCount(0)
  await theirs.goto(guided.url + ROUTES.adminKnowledge)
  await theirs
    .getByRole('button', { name: /^Read / })
    .first()
    .click()
  const entry = theirs.getByRole('dialog', { name: 'Knowledge Entry' })
  await expect(entry.getByText('Relevance Tags')).toBeVisible()
  await entry.getByRole('tab', { name: /^Prepared answers/ }).click()
  await expect(entry.getByText('Questions', { exact: true }).first()).toBeVisible()
  await expect(entry.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(theirs)
  await theirs.goto(guided.url + ROUTES.adminSite)
  await expect(theirs.getByRole('textbox', { name: 'Name', exact: true }).first()).toBeDisabled()
  await expect(theirs.getByRole('button', { name: 'Save' })).toBeDisabled()
  await expectAccessible(theirs)
  await context.close()
})

test('the audit log shows who did what, before and after, filtered and as a file', async ({
  page,
  guided,
}) => {
  const person = await newUser(guided, 'Theo Target')
  await enter(page, guided.url, guided.admin, `${ROUTES.adminUsers}?search=${person.email}`)
  await page.getByRole('button', { name: /^user: change the role/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Role updated to admin')).toBeVisible()

  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(page.getByRole('heading', { name: 'Audit log', level: 1 })).toBeVisible()
  await page.getByLabel('What', { exact: true }).selectOption('Role changed')
  await page.getByLabel('On what').selectOption('Users')
  const row = page.getByRole('row', { name: /Theo Target/ })
  await expect(row).toContainText(guided.admin.email)
  await row.getByRole('button', { name: /^Show before and after/ }).click()
  await expect(page.getByText('Removed:').first()).toBeAttached()
  await expect(page.getByText('Added:').first()).toBeAttached()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Export' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain('role_changed')

  await page.getByLabel('Who').fill('nobody is called so')
  await expect(page.getByText('Nothing in the log matches.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page.getByRole('row', { name: /Theo Target/ }).first()).toBeVisible()
  await page.setViewportSize(PHONE)
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(page.getByLabel('From')).toBeHidden()
  await page.getByRole('button', { name: 'More filters' }).click()
  await expect(page.getByLabel('From')).toBeVisible()
  await expectAccessible(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the back-office is walked through its menu, its lists are cards, and nothing scrolls sideways', async ({
    page,
    guided,
  }) => {
    const fits = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
      await expectAccessibleHere(page)
    }
    const person = await newUser(guided, 'Paula Phone')
    await guided.query(
      `insert into conversations (user_id, title) select id, 'On the go' from profiles where email = $1`,
      [person.email],
    )
    await guided.query(
      `insert into auth."user" (name, email) select 'Page Filler ' || n, 'filler.' || n || '@example.org'
       from generate_series(1, 60) n on conflict do nothing`,
    )
    await enter(page, guided.url, guided.admin, ROUTES.admin)
    await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
    await expect(page.getByText('Active users').first()).toBeVisible()
    await fits()
    const goTo = async (name: string) => {
      await page.getByRole('button', { name: 'Open the menu' }).click()
      await page.getByRole('dialog').getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await goTo('Users')
    await page.getByPlaceholder('Search users by name or email...').fill('page filler')
    await expect(page.getByRole('heading', { name: 'Users (60)' })).toBeVisible()
    await expect(page.getByText('1 to 50 of 60')).toBeVisible()
    await page.getByRole('button', { name: 'Page 2' }).click()
    await expect(page.getByText('51 to 60 of 60')).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10)
    await expect(page.getByRole('table')).toHaveCount(0)
    await fits()

    await goTo('Knowledge Base')
    await expect(page.getByRole('button', { name: 'Edit Commitment currencies' })).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
    await fits()
    for (const name of ['Prompt Boxes', 'Assistant Settings']) {
      await goTo(name)
      await fits()
    }

    await goTo('Conversations')
    await page.getByPlaceholder('Search by user email or name...').fill(person.email)
    const list = page.getByRole('list', { name: 'Conversations' })
    await expect(list.getByRole('button')).toHaveCount(1)
    await list.getByText('On the go').click()
    await expect(page.getByRole('heading', { name: 'Paula Phone' })).toBeVisible()
    await fits()
    await expect(page.getByRole('button', { name: 'Back to conversations' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(list.getByRole('button')).toBeFocused()
    await expect(page.getByPlaceholder('Search by user email or name...')).toBeVisible()
    await fits()
  })
})
