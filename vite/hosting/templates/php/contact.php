<?php
// The endpoint for the site's forms, for hosts with PHP 8.0 or newer. docs/server.md has its contract. The build writes this file.
// After each message, and when cron runs `php contact.php`, it mails waiting messages and deletes expired ones.
// It has no strict_types, because strict_types fails if an editor writes a byte order mark.

// The receiver of the mails. With '', messages are stored in the folder and not mailed.
const MAIL_TO = "{{email}}";
// The sender of the mails. Use an address of the site's own domain, because other mails look like spam.
const MAIL_FROM = "website@{{domain}}";
// The folder for messages: beside the published folder, never in it.
const FOLDER = __DIR__ . '/../website-messages';
// How long messages are kept, as the privacy page says. It must be like "12 months": with another text, nothing is deleted.
const KEPT_FOR = "{{enquiryRetention}}";
// The number of messages that one address may send in ten minutes.
const MOST = 10;
// The header in which a proxy sends the visitor's address, such as CF-Connecting-IP. With '', the connection's address counts.
const ADDRESS_HEADER = '';
// The origin of the site, if this file is on another host.
const SITE = "{{site}}";

/* No settings from here on. Written in old syntax, so that an older PHP can read the file and report its version. */

const BUILT = "{{built}}";
const FIELDS = [
    'firstName' => 'First name', 'lastName' => 'Last name', 'email' => 'E-mail', 'phone' => 'Phone',
    'serviceRequired' => 'Service', 'message' => 'Message',
];
// The largest body in bytes. One letter of Hindi may take nine bytes.
const LONGEST = 210000;
const SECONDS = 600;
// Seconds for the host's mail program. A page waits 15 seconds for its answer.
const MAIL_SECONDS = 8;
const BEING_MAILED = 'being mailed';
const KEPT = 'We have kept your message but could not pass it on yet. If it is urgent, please call us.';
const NOT_TAKEN = 'Your message has not arrived. Please call us.';
const SENT = "We'll get back to you soon";

// A host may disable any function.
if (function_exists('ini_set')) {
    ini_set('display_errors', '0');
    ini_set('zlib.output_compression', '0');
}
// A compressed answer would wait for the end of the script.
if (function_exists('apache_setenv')) apache_setenv('no-gzip', '1');
umask(0077);
ob_start();
// The visitor gets an answer after any fatal error too.
register_shutdown_function(function () {
    reply(500, 'error', NOT_TAKEN);
});

/**
 * Answers in JSON, or with a page if the browser sent the form without scripts. The visitor does not wait for the rest of this
 * file. Warnings that the host has printed are discarded.
 */
function reply(int $code, string $status, string $message): void
{
    static $isDone = false;
    if ($isDone || !isset($_SERVER['REQUEST_METHOD'])) return;
    $isDone = true;
    while (ob_get_level() > 0) ob_end_clean();
    $text = json_encode(['status' => $status, 'message' => $message]);
    $type = 'application/json';
    $mode = $_SERVER['HTTP_SEC_FETCH_MODE'] ?? 'navigate';
    $accept = $_SERVER['HTTP_ACCEPT'] ?? '';
    if ($mode === 'navigate' && strpos($accept, 'text/html') !== false && strpos($accept, 'json') === false) {
        $title = $status === 'success' ? 'Message Sent!' : 'Message not sent';
        $words = htmlspecialchars($message);
        $site = htmlspecialchars(SITE);
        $type = 'text/html';
        $text = <<<PAGE
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>$title</title>
<main><h1>$title</h1><p>$words</p><p><a href="$site/">Back to the site</a></p></main>
</html>
PAGE;
    }
    http_response_code($code);
    header("Content-Type: $type; charset=utf-8");
    header('Cache-Control: no-store');
    header('Content-Length: ' . strlen($text));
    header('Connection: close');
    echo $text;
    flush();
    foreach (['fastcgi_finish_request', 'litespeed_finish_request'] as $finish) {
        if (function_exists($finish)) $finish();
    }
}

function answer(int $code, string $status, string $message): void
{
    reply($code, $status, $message);
    exit;
}

/** Tells the visitor that the message was not received, and writes the reason to the owner's error log. */
function fail(string $why, string $message = NOT_TAKEN): void
{
    error_log("contact.php: $why");
    answer(500, 'error', $message);
}

/** Whether the request comes from a page of this host or of the site. Only browsers send an Origin. */
function isOwn(string $origin): bool
{
    if ($origin === 'null') return ($_SERVER['HTTP_SEC_FETCH_SITE'] ?? '') === 'same-origin';
    // A proxy may add a port that browsers leave out.
    $host = preg_replace('/:(80|443)$/', '', strtolower($_SERVER['HTTP_HOST'] ?? ''));
    return in_array($origin, ['', SITE, "http://$host", "https://$host"], true);
}

/** The sender's address as the nearest proxy gives it. For IPv6 only the network, because a household has many addresses. */
function sender(): string
{
    $named = $_SERVER['HTTP_' . strtoupper(strtr(ADDRESS_HEADER, '-', '_'))] ?? '';
    $list = explode(',', $named);
    $address = trim(end($list)) ?: $_SERVER['REMOTE_ADDR'] ?? '';
    // Some proxies add the port: 198.51.100.8:40001, [2001:db8::1]:40001.
    $address = preg_replace('/^(?:::ffff:)?([\d.]+)(?::\d+)?$|^\[(.*)\](?::\d+)?$/i', '$1$2', $address);
    $bytes = @inet_pton($address);
    return $bytes === false ? $address : bin2hex(substr($bytes, 0, 8));
}

/** Makes the folder for messages. Its .htaccess blocks the files if the host publishes the folder by mistake. */
function folder(): string
{
    if (!is_dir(FOLDER) && !@mkdir(FOLDER, 0700, true)) fail('FOLDER can not be made: ' . FOLDER);
    $folder = (string) realpath(FOLDER);
    // realpath('') is the folder in which cron runs.
    $published = ($_SERVER['DOCUMENT_ROOT'] ?? '') === '' ? '' : (string) realpath($_SERVER['DOCUMENT_ROOT']);
    if ($published !== '' && strpos("$folder/", "$published/") === 0) fail("FOLDER is published: $folder");
    if (!is_file("$folder/.htaccess")) @file_put_contents("$folder/.htaccess", "Require all denied\n");
    if (!is_dir("$folder/messages")) @mkdir("$folder/messages", 0700);
    if (!is_writable("$folder/messages")) fail("$folder/messages can not be written to");
    return $folder;
}

/** Makes other requests wait until the returned file is closed. */
function lock(string $folder)
{
    $lock = @fopen("$folder/lock", 'c');
    if ($lock === false || !flock($lock, LOCK_EX)) fail("$folder can not be written to");
    return $lock;
}

/** Writes a file completely or not at all, and flushes it to the disk if PHP can. */
function put(string $file, array $value): bool
{
    $text = (string) json_encode($value, JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE);
    $half = @fopen("$file.half", 'w');
    $isWhole = $half !== false && @fwrite($half, $text) === strlen($text)
        && (!function_exists('fsync') || @fsync($half)) && @rename("$file.half", $file);
    if (!$isWhole) @unlink("$file.half");
    return $isWhole;
}

/** Reads a file that put() wrote. Empty if there is none. */
function get(string $file): array
{
    $value = json_decode((string) @file_get_contents($file), true);
    return is_array($value) ? $value : [];
}

/** All messages by id, the oldest change first. */
function messages(string $folder): array
{
    $times = [];
    $all = [];
    foreach (new DirectoryIterator("$folder/messages") as $file) {
        $name = $file->getFilename();
        if ($file->getExtension() !== 'json') continue;
        $message = get("$folder/messages/$name");
        $texts = array_filter(array_intersect_key($message, FIELDS + ['id' => 1, 'receivedAt' => 1]), 'is_string');
        if (count($texts) === count(FIELDS) + 2 && "{$message['id']}.json" === $name) {
            $all[$message['id']] = $message;
            $times[] = $file->getMTime();
        } else {
            error_log("contact.php: $folder/messages/$name is no message");
        }
    }
    array_multisort($times, $all);
    return $all;
}

/** Whether a message still has to be mailed. Nobody has answered it, and it is not set aside as possible spam. */
function waits(array $message): bool
{
    return isset($message['why']) && !($message['suspect'] ?? false) && !isset($message['answeredAt']);
}

/** Mails a waiting message, unless another process is mailing it. Returns the error, or ''. */
function mailKept(string $folder, string $id, bool $isNew = false): string
{
    $file = "$folder/messages/$id.json";
    $lock = lock($folder);
    $message = get($file);
    // A killed process leaves BEING_MAILED in the file. After a minute it no longer counts.
    $isFree = $isNew || ($message['why'] ?? '') !== BEING_MAILED || filemtime($file) < time() - 60;
    $isMine = $isFree && waits($message);
    if ($isMine && !$isNew) put($file, ['why' => BEING_MAILED] + $message);
    fclose($lock);
    if (!$isMine) return '';
    $why = mailed($message, count(array_filter(messages($folder), function (array $other): bool {
        return isset($other['why']) && $other['why'] !== BEING_MAILED && !isset($other['answeredAt']);
    })));
    // The owner may have answered or deleted it by now.
    $message = get($file);
    unset($message['why']);
    if ($message !== []) put($file, $why === '' ? $message : $message + ['why' => $why]);
    if ($why !== '') error_log("contact.php: message $id was not mailed: $why");
    return $why;
}

/** Gives a message to the host's mail program. Returns the error, or ''. */
function mailed(array $message, int $others): string
{
    $oneLine = function (string $text): string {
        return trim((string) preg_replace('/[\p{C}\p{Zl}\p{Zp}]+/u', ' ', $text));
    };
    $subject = $oneLine("{$message['firstName']} {$message['lastName']}: {$message['serviceRequired']}");
    // In a header, an encoded word may have at most 75 characters (RFC 2047).
    preg_match_all('/.{1,10}/u', $subject, $parts);
    $encoded = [];
    foreach ($parts[0] ?: ['Message'] as $part) $encoded[] = '=?UTF-8?B?' . base64_encode($part) . '?=';
    $headers = [
        'From' => MAIL_FROM,
        // The same id at each try, so that mailboxes show the message once.
        'Message-ID' => "<{$message['id']}@" . substr((string) strrchr(MAIL_FROM, '@'), 1) . '>',
        'MIME-Version' => '1.0',
        'Content-Type' => 'text/plain; charset=utf-8',
        'Content-Transfer-Encoding' => 'base64',
    ];
    $replyTo = filter_var($message['email'], FILTER_VALIDATE_EMAIL);
    if ($replyTo !== false) $headers['Reply-To'] = $replyTo;
    $rows = [];
    foreach (FIELDS as $field => $label) $rows[] = "$label: $message[$field]";
    if ($others > 0) $rows[] = "\nMessages that were not mailed, or are perhaps spam: $others in " . basename(FOLDER) . "/messages";
    $body = chunk_split(base64_encode(implode("\n", $rows)));

    $program = str_getcsv((string) ini_get('sendmail_path'), ' ', '"', '\\');
    $runs = function_exists('proc_open') && function_exists('proc_get_status');
    if ($runs && (string) $program[0] !== '') {
        $lines = 'To: ' . MAIL_TO . "\r\nSubject: " . implode("\r\n ", $encoded);
        foreach ($headers as $name => $value) $lines .= "\r\n$name: $value";
        $mail = str_replace("\r\n", "\n", "$lines\r\n\r\n$body");
        $why = runProgram(array_merge($program, ['-f' . MAIL_FROM]), $mail);
        if ($why !== null) return $why;
    }
    if (!function_exists('mail')) return 'the host has switched mail off';
    $isTaken = @mail(MAIL_TO, implode("\r\n ", $encoded), $body, $headers, '-f' . MAIL_FROM);
    return $isTaken ? '' : 'the host did not take it';
}

/** Runs a program with a time limit, which mail() lacks. Returns the error, or ''. Null if PHP may not run programs. */
function runProgram(array $command, string $input): ?string
{
    $file = @tmpfile();
    if ($file === false || @fwrite($file, $input) !== strlen($input)) return null;
    rewind($file);
    $process = @proc_open($command, [$file, ['pipe', 'w'], ['pipe', 'w']], $pipes);
    if ($process === false) return null;
    $end = microtime(true) + MAIL_SECONDS;
    do {
        usleep(20000);
        $state = proc_get_status($process);
    } while ($state['running'] && microtime(true) < $end);
    if (!$state['running']) return $state['exitcode'] === 0 ? '' : "$command[0] ended with {$state['exitcode']}";
    proc_terminate($process, 9);
    return "$command[0] took longer than " . MAIL_SECONDS . ' seconds';
}

/** Mails waiting messages until a mail fails, and deletes expired messages. Only one process at a time does this. */
function tidy(string $folder, bool $mails): void
{
    $turn = @fopen("$folder/turn", 'c');
    if ($turn === false || !flock($turn, LOCK_EX | LOCK_NB)) return;
    foreach ($mails ? array_filter(messages($folder), 'waits') : [] as $message) {
        if (mailKept($folder, $message['id']) !== '') break;
    }
    if (!preg_match('/^(\d+) (?:calendar )?(day|month|year)s?$/i', KEPT_FOR, $period)) return;
    $start = (int) strtotime("-$period[1] $period[2]");
    $all = messages($folder);
    // A message from the last day doesn't prove that the clock is right.
    $witness = (int) strtotime(BUILT);
    foreach ($all as $message) {
        $time = (int) strtotime($message['receivedAt']);
        if ($time < time() - 86400) $witness = max($witness, $time);
    }
    if ($witness < $start) {
        error_log('contact.php: According to the clock, all messages and this build are older than ' . KEPT_FOR . '. Nothing is deleted.');
        return;
    }
    foreach (new DirectoryIterator("$folder/messages") as $file) {
        // A broken file may be half a message. It is deleted at the same age.
        $message = $all[$file->getBasename('.json')] ?? null;
        $time = $message === null ? $file->getMTime() : strtotime($message['receivedAt']);
        $isKept = $message !== null && waits($message);
        if ($file->isFile() && $time < $start && !$isKept) @unlink($file->getPathname());
    }
}

if (PHP_VERSION_ID < 80000) {
    fail('it needs PHP 8.0 or newer, and runs on ' . PHP_VERSION, 'This form needs PHP 8.0 or newer. Please call us.');
}
$folder = folder();
if (!isset($_SERVER['REQUEST_METHOD'])) {
    tidy($folder, MAIL_TO !== '');
    exit;
}
$origin = $_SERVER['HTTP_ORIGIN'] ?? '';
header('Vary: Origin');
if ($origin === SITE) header('Access-Control-Allow-Origin: ' . SITE);
if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
    header('Allow: POST');
    answer(405, 'error', 'Messages are sent with POST.');
}
if (!isOwn($origin)) answer(403, 'error', 'This page may not send here.');
$type = strtolower(trim(explode(';', $_SERVER['CONTENT_TYPE'] ?? '')[0]));
if ($type !== 'application/x-www-form-urlencoded') answer(415, 'error', 'Messages are sent form-encoded.');

// PHP fills $_POST only up to a limit, so the body is read here. If a field is repeated, the first one counts, as in browsers.
$sent = [];
$body = (string) file_get_contents('php://input', false, null, 0, LONGEST + 1);
if (strlen($body) > LONGEST) answer(413, 'error', 'The message is too long.');
foreach (explode('&', $body) as $pair) {
    list($name, $value) = explode('=', $pair, 2) + ['', ''];
    $sent += [urldecode($name) => urldecode($value)];
}
$message = [];
foreach (array_keys(FIELDS) as $field) {
    $value = $sent[$field] ?? '';
    if (strlen($value) > ($field === 'message' ? 60000 : 1500)) answer(413, 'error', 'The message is too long.');
    if ($field !== 'lastName' && trim($value) === '') answer(422, 'error', 'Please fill in all required fields.');
    $message[$field] = $value;
}
$isSuspect = ($sent['topic'] ?? '') !== '';

ignore_user_abort(true);
$lock = lock($folder);
$recent = array_filter(get("$folder/recent.json"), function ($one): bool {
    return isset($one['id']) && is_int($one['time'] ?? null) && abs(time() - $one['time']) < SECONDS;
});
$words = hash('sha256', (string) json_encode($message, JSON_INVALID_UTF8_SUBSTITUTE));
$id = $recent[$words]['id'] ?? '';
$isNew = $id === '';
if ($isNew) {
    $from = hash('sha256', sender());
    if (count(array_keys(array_column($recent, 'from'), $from, true)) >= MOST) {
        error_log('contact.php: many messages from one address. Behind a proxy, set ADDRESS_HEADER.');
        header('Retry-After: ' . SECONDS);
        answer(429, 'error', 'Many messages have come from your network. Please send yours in 10 minutes, or call us.');
    }
    $id = bin2hex(random_bytes(16));
    $message += ['id' => $id, 'receivedAt' => gmdate('Y-m-d\TH:i:s.000\Z'), 'suspect' => $isSuspect];
    if ($isSuspect || MAIL_TO !== '') $message['why'] = $isSuspect ? 'parked' : BEING_MAILED;
    if (!put("$folder/messages/$id.json", $message)) fail("$folder/messages/$id.json can not be written");
    put("$folder/recent.json", $recent + [$words => ['id' => $id, 'time' => time(), 'from' => $from]]);
}
fclose($lock);
$isMailed = mailKept($folder, $id, $isNew) === '';
if ($isMailed) reply(200, 'success', SENT);
else reply(502, 'error', KEPT);
tidy($folder, $isMailed && MAIL_TO !== '');
